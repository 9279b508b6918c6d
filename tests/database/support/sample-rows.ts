import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';

export type Row = Record<string, unknown>;

const oneDayInMilliseconds = 24 * 60 * 60 * 1000;

/** YYYY-MM-DD in India, so many days from today. */
export const dayFromToday = (days: number) =>
  todayInIndia(new Date(Date.now() + days * oneDayInMilliseconds));

export const newOrderId = () => `ord_${randomBytes(16).toString('hex')}`;

/** A valid row of each table, to be changed where a test is about something. */
export const aBooking = (changes: Row = {}): Row => ({
  id: randomUUID(),
  type: 'individual',
  fullname: 'Kavya Nair',
  collegename: 'College of Engineering, Thrissur',
  email: 'kavya@students.example',
  phone: '9829012345',
  goal: 'placement',
  mentorshiptype: 'resume_preparation',
  ...changes,
});

/** What the row of a student under 18 has more. */
export const aGuardian = (changes: Row = {}): Row => ({
  under_18: true,
  guardian_name: 'Suresh Nair',
  guardian_email: 'suresh@parents.example',
  guardian_declared_at: '2026-01-01T06:00:00+00:00',
  ...changes,
});

export const aCollegeInquiry = (changes: Row = {}): Row => ({
  id: randomUUID(),
  type: 'college',
  institutionname: 'Government Engineering College, Ajmer',
  contactperson: 'Dr. S. Rathore',
  email: 'tpo@gec.example',
  phone: '9829011234',
  preferredmode: 'hybrid',
  studentcount: 180,
  additionaldetails: 'Third-year students of all branches.',
  sessiondate: dayFromToday(21),
  ...changes,
});

/** What no column of phone numbers takes: the forms store ten digits, the first one 6 to 9. */
export const notMobile = [
  '982901234',
  '98290112233',
  '5829011223',
  '0145267123',
  '+91 98290 11223',
  '919829011223',
  '09829011223',
  '98290 1122',
];
export const aContactMessage = (changes: Row = {}): Row => ({
  id: randomUUID(),
  type: 'contact',
  fullname: 'Kavya Nair',
  phone: '9829012345',
  additionaldetails: 'Which course is for me?',
  ...changes,
});

export const aGrievance = (changes: Row = {}): Row => ({
  id: randomUUID(),
  name: 'Kavya Nair',
  email: `${randomUUID()}@students.example`,
  topic: 'payment',
  description: 'I paid twice for one session.',
  ...changes,
});

export const anEvent = (changes: Row = {}): Row => ({
  id: randomUUID(),
  title: 'Mock interview marathon',
  description: 'Six panels, one evening, honest feedback.',
  category: 'Workshop',
  event_date: dayFromToday(10),
  event_time: '18:30',
  venue: 'Seminar hall, Jaipur',
  ...changes,
});

export const aRegistration = (changes: Row = {}): Row => ({
  id: randomUUID(),
  user_name: 'Rohan Sharma',
  user_email: 'student@college.example',
  college_name: 'MBM University, Jodhpur',
  phone_number: '9829012345',
  ...changes,
});

export const aReview = (changes: Row = {}): Row => ({
  id: randomUUID(),
  rating: 5,
  title: 'Clear and kind',
  content: 'We rewrote my resume together and I finally knew what to leave out.',
  reviewer_name: 'Rohan Sharma',
  designation: 'Student',
  ...changes,
});

export const aPost = (changes: Row = {}): Row => {
  const id = randomUUID();
  return {
    id,
    slug: `post-${id}`,
    title: 'Your first resume',
    excerpt: 'One page, three proofs.',
    content: '<p>One page is enough.</p>',
    author: 'Ananya Mehra',
    publishedat: `${dayFromToday(-2)}T06:30:00+00:00`,
    ...changes,
  };
};

export const aPayment = (changes: Row = {}): Row => ({
  order_id: newOrderId(),
  amount: 149,
  mentorshiptype: 'resume_preparation',
  customer_name: 'Kavya Nair',
  customer_email: `${randomUUID()}@students.example`,
  customer_phone: String(randomInt(6_000_000_000, 9_999_999_999)),
  ...changes,
});

export const aPhoneMessage = (changes: Row = {}): Row => ({
  id: randomUUID(),
  kind: 'session_booked',
  subject: randomUUID(),
  recipient: '+919829000000',
  expires_at: '2026-01-01T00:00:00+00:00',
  ...changes,
});

export const aMail = (changes: Row = {}): Row => ({
  id: randomUUID(),
  kind: 'booking_confirmation',
  subject: randomUUID(),
  recipient: 'kavya@students.example',
  ...changes,
});
