import {
  cancelled,
  course,
  disputeNews,
  eventMoved,
  failedRefundNews,
  grievance,
  inquiryNews,
  lesson,
  moved,
  order,
  paidNews,
  proposalNews,
  question,
  registration,
  session,
} from './facts.ts';

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
  refund: { refund: order, 'refund-of-the-rest': { ...order, amount: 99.5, in_all: 149 } },
  event_registration: { 'event-registration': registration },
  event_changed: { 'event-changed': eventMoved },
  event_cancelled: { 'event-cancelled': registration },
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
  session_order_moved: {
    'session-order-moved': { ...session, status: 'booked' },
    'session-order-moved-without-time': {
      ...session,
      starts_at: null,
      ends_at: null,
      status: 'needs_time',
    },
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
