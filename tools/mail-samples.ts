// What the mails of `npm run mails` are about.

export const order = {
  order_id: `ord_${'0123456789abcdef'.repeat(2)}`,
  amount: 149,
  mentorshiptype: 'resume_preparation',
  customer_name: 'Rohan Sharma',
};
const course = { ...order, amount: 499, mentorshiptype: 'end_to_end_course' };

const registration = {
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

const session = {
  booking_id: '5d0c7f1e-0000-4000-8000-000000000001',
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
const moved = { ...session, sequence: 1, previous_start: '2026-12-14T12:30:00+00:00' };
const cancelled = {
  ...session,
  sequence: 1,
  status: 'cancelled_by_buyer',
  was_refunded: false,
};

const lesson = {
  learner: 'Rohan Sharma',
  course_slug: 'resume-mastery',
  course_title: 'Resume & Interview Course',
  lesson_slug: 'write-bullets-that-show-results',
  lesson_title: 'Write bullets that show results',
};
const question = 'My project has no users yet.\nWhat do I write as the result?';

const at = '2026-12-12T13:00:00+00:00';
const paidNews = {
  kind: 'paid',
  at,
  amount: course.amount,
  mentorshiptype: course.mentorshiptype,
  person: order.customer_name,
  email: session.customer_email,
};
const failedRefundNews = { ...paidNews, kind: 'refund_failed', failure: 'card_closed' };
const disputeNews = {
  ...paidNews,
  kind: 'dispute',
  state: 'open',
  reason: 'not_received',
  answer_by: '2026-12-26T18:29:00+00:00',
};
const inquiryNews = {
  kind: 'inquiry',
  at,
  institution: 'Government Engineering College, Ajmer',
  students: 240,
  day: '2026-12-18',
  person: 'Dr. Meena Kumari',
  email: 'placement@college.example',
};
const proposalNews = { kind: 'proposal', at, title: registration.event.title, day: '2026-12-12' };
const grievance = {
  ticket: 'G-2026-48120',
  name: 'Rohan Sharma',
  topic: 'payment',
  acknowledge_by: '2026-12-14T06:30:00+00:00',
  settle_by: '2027-01-12T06:30:00+00:00',
};

/** One of each reader. */
const forBoth = (name: string, payload: typeof session) => ({
  [`${name}-buyer`]: payload,
  [`${name}-mentor`]: { ...payload, reader: 'mentor' },
});

/** What the mails of a kind are about, by the name of the file; kinds that are not named are about `order`. */
export const samples: Record<string, Record<string, unknown>> = {
  booking_confirmation: {
    'booking-confirmation-choose-time': order,
    'booking-confirmation-session': { ...order, session },
    'booking-confirmation-time-lost': { ...order, lost_start: session.starts_at },
    'booking-confirmation-course': course,
  },
  event_registration: { 'event-registration': registration },
  inquiries_paused: {
    'inquiries-paused': { of: 'inquiry', maximum: 100, until: '2026-12-12T13:00:00+00:00' },
    'grievances-paused': { of: 'grievance', maximum: 50, until: '2026-12-12T13:00:00+00:00' },
  },
  newsletter_started: { 'newsletter-started': { consent_id: session.booking_id } },
  own_data_link: { 'own-data-link': { request_id: session.booking_id } },
  inquiry_received: {
    'inquiry-received': {
      person: 'Dr. Meena Kumari',
      students: 240,
      day: '2026-12-18',
      mode: 'offline',
    },
  },
  proposal_received: {
    'proposal-received': { title: registration.event.title, day: registration.event.event_date },
  },
  mentor_news: {
    'mentor-news-paid': { news: [paidNews] },
    'mentor-news-inquiry': { news: [inquiryNews] },
    'mentor-news-refund-failed': { news: [failedRefundNews] },
    'mentor-news-disputed': { news: [disputeNews] },
    'mentor-news-dispute-lost': { news: [{ ...disputeNews, state: 'lost' }] },
    'mentor-news-morning': { news: [paidNews, inquiryNews, proposalNews] },
  },
  session_booked: forBoth('session-booked', session),
  session_moved: forBoth('session-moved', moved),
  session_cancelled: {
    ...forBoth('session-cancelled', cancelled),
    'session-cancelled-by-mentor': { ...cancelled, status: 'cancelled_by_mentor' },
    'session-cancelled-by-refund': {
      ...cancelled,
      status: 'cancelled_by_mentor',
      was_refunded: true,
    },
  },
  session_reminder_day: { 'session-reminder-day': session },
  session_reminder_hour: { 'session-reminder-hour': session },
  session_feedback: { 'session-feedback': session },
  session_choose_time: {
    'session-choose-time': {
      ...session,
      starts_at: null,
      ends_at: null,
      status: 'needs_time',
    },
    'session-missed': { ...session, status: 'no_show_mentor' },
  },
  lesson_question: { 'lesson-question': { ...lesson, question } },
  lesson_answer: {
    'lesson-answer': {
      ...lesson,
      question,
      answer:
        'Measure it yourself: how long did it take before, and how long with it?\nThat is a result.',
    },
  },
  task_handed_in: { 'task-handed-in': lesson },
  task_marked: {
    'task-marked': { ...lesson, points: 12, of_points: 15, comment: 'Good verbs.\nAdd a number.' },
    'task-marked-without-comment': { ...lesson, points: 15, of_points: 15, comment: null },
  },
  grievance_filed: { 'grievance-filed': grievance },
  grievance_to_settle: {
    'grievance-to-settle': {
      ...grievance,
      email: 'rohan@college.example',
      order_id: order.order_id,
      description: 'I paid twice for one session.\nPlease send one payment back.',
    },
  },
  grievance_acknowledged: { 'grievance-acknowledged': grievance },
  grievance_settled: {
    'grievance-settled': {
      ...grievance,
      answer: 'You are right: we have sent the second payment back.\nIt arrives in 5 to 10 days.',
    },
  },
  course_given: { 'course-given': lesson },
  order_moved: {
    'order-moved': { customer_name: order.customer_name, mentorshiptype: 'end_to_end_course' },
  },
};
