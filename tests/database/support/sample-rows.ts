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

export const aCollegeInquiry = (changes: Row = {}): Row => ({
  id: randomUUID(),
  type: 'college',
  institutionname: 'Government Engineering College, Ajmer',
  contactperson: 'Dr. S. Rathore',
  email: 'tpo@gec.example',
  phone: '0145 267 1234',
  preferredmode: 'hybrid',
  studentcount: 180,
  additionaldetails: 'Third-year students of all branches.',
  sessiondate: dayFromToday(21),
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
  phone_number: '98290 12345',
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
