// Every address of the site, written once.
export const paths = {
  home: '/',
  auth: '/auth',
  individual: '/mentorship/individual',
  college: '/mentorship/college',
  tpoDevelopment: '/tpo-development',
  tpoMeet: '/training-placement-meet',
  resumeCourse: '/course/resume-mastery',
  endToEndCourse: '/course/end-to-end-placement',
  payment: '/payment',
  paymentSuccess: '/payment/success',
  paymentReceipt: '/payment/receipt',
  contact: '/contact',
  community: '/community',
  courseDashboard: '/course-dashboard',
  schedule: '/schedule',
  session: '/session',
  blog: '/blog',
  profile: '/profile',
  myData: '/my-data',
  events: '/events',
  createEvent: '/events/create',
  reviews: '/reviews',
  terms: '/terms',
  refund: '/refund',
  grievance: '/grievance',
  privacy: '/privacy',
  admin: '/admin',
  adminBlogs: '/admin/blogs',
  adminNewBlog: '/admin/blogs/new',
  adminEvents: '/admin/events',
  adminReviews: '/admin/reviews',
  adminPayments: '/admin/payments',
  adminSessions: '/admin/sessions',
  adminGrievances: '/admin/grievances',
  adminConsents: '/admin/consents',
  adminCourses: '/admin/courses',
  learn: '/learn',
} as const;

/** The state of an order; someone who holds its id may open it. */
export const resultPath = (orderId: string) => `${paths.paymentSuccess}?order_id=${orderId}`;

/** The receipt of a paid order; someone who holds the order's id may open it. */
export const receiptPath = (orderId: string) => `${paths.paymentReceipt}?order_id=${orderId}`;

/** Where the buyer of a live session chooses its time; someone who holds the order's id may. */
export const schedulePath = (orderId: string) => `${paths.schedule}?order_id=${orderId}`;

/** The page of one booking; someone who holds its token may change it. */
export const sessionPath = (token: string) => `${paths.session}/${token}`;

/** A lesson; a paid one says there whom it is open to. */
export const lessonPath = (course: string, lesson: string) => `${paths.learn}/${course}/${lesson}`;

/** One version of the privacy notice, as it was when somebody agreed to it. */
export const noticePath = (version: string) => `${paths.privacy}/${version}`;
