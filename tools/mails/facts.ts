// The people, orders and sessions that the mails of `npm run mails` are about.

export const order = {
  order_id: `ord_${'0123456789abcdef'.repeat(2)}`,
  amount: 149,
  mentorshiptype: 'resume_preparation',
  customer_name: 'Rohan Sharma',
};
export const course = { ...order, amount: 499, mentorshiptype: 'end_to_end_course' };

export const registration = {
  user_name: 'Kavya Nair',
  event: {
    id: '3f2a91bc-0000-4000-8000-000000000001',
    title: 'Resume clinic',
    event_date: '2026-12-12',
    event_time: '18:30',
    venue: 'Seminar hall, Jaipur',
    link: 'https://meet.example.com/resume-clinic',
    updated_at: '2026-11-21T06:30:00Z',
  },
};

export const eventMoved = {
  ...registration,
  was: {
    event_date: '2026-12-11',
    event_time: registration.event.event_time,
    venue: 'Room 12, Jaipur',
    link: registration.event.link,
  },
};

export const session = {
  booking_id: '5d0c7f1e-0000-4000-8000-000000000001',
  link_id: '5d0c7f1e-0000-4000-8000-000000000002',
  sequence: 0,
  starts_at: '2026-12-15T12:30:00+00:00',
  ends_at: '2026-12-15T13:00:00+00:00',
  order_id: order.order_id,
  mentorshiptype: order.mentorshiptype,
  customer_name: order.customer_name,
  customer_email: 'rohan@college.example',
  joining_link: 'https://meet.example.com/ananya',
  reader: 'buyer',
};
export const moved = { ...session, sequence: 1, previous_start: '2026-12-14T12:30:00+00:00' };
export const cancelled = {
  ...session,
  sequence: 1,
  status: 'cancelled_by_buyer',
  was_refunded: false,
};

export const lesson = {
  learner: 'Rohan Sharma',
  course_slug: 'resume-mastery',
  course_title: 'Resume & Interview Course',
  lesson_slug: 'write-bullets-that-show-results',
  lesson_title: 'Write bullets that show results',
};
export const question = 'My project has no users yet.\nWhat do I write as the result?';

const at = '2026-12-12T13:00:00+00:00';
export const paidNews = {
  kind: 'paid',
  at,
  amount: course.amount,
  mentorshiptype: course.mentorshiptype,
  person: order.customer_name,
  email: session.customer_email,
};
export const failedRefundNews = { ...paidNews, kind: 'refund_failed', failure: 'card_closed' };
export const disputeNews = {
  ...paidNews,
  kind: 'dispute',
  state: 'open',
  reason: 'not_received',
  answer_by: '2026-12-26T18:29:00+00:00',
};
export const inquiryNews = {
  kind: 'inquiry',
  at,
  institution: 'Government Engineering College, Ajmer',
  students: 240,
  day: '2026-12-18',
  person: 'Dr. Meena Kumari',
  email: 'placement@college.example',
};
export const proposalNews = {
  kind: 'proposal',
  at,
  title: registration.event.title,
  day: '2026-12-12',
};
export const grievance = {
  ticket: 'G-2026-48120',
  name: 'Rohan Sharma',
  topic: 'payment',
  acknowledge_by: '2026-12-14T06:30:00+00:00',
  settle_by: '2027-01-12T06:30:00+00:00',
};
