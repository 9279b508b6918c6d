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
  blog: '/blog',
  profile: '/profile',
  events: '/events',
  createEvent: '/events/create',
  reviews: '/reviews',
  terms: '/terms',
  refund: '/refund',
  admin: '/admin',
  adminBlogs: '/admin/blogs',
  adminNewBlog: '/admin/blogs/new',
  adminEvents: '/admin/events',
  adminReviews: '/admin/reviews',
  adminPayments: '/admin/payments',
} as const;

interface NavigationLink {
  label: string;
  href: string;
}

/** The navbar (SPEC section 2.2). */
export const mainLinks: NavigationLink[] = [
  { label: 'About', href: '/#about' },
  { label: 'Services', href: '/#services' },
  { label: 'Mentorship', href: '/#mentorship' },
  { label: 'Events', href: paths.events },
  { label: 'Blog', href: paths.blog },
  { label: 'Community', href: paths.community },
];

/** The admin's desk: the specification's navigation (SPEC section 2.7), and the two that came with payments and reviews. */
export const adminLinks: NavigationLink[] = [
  { label: 'Dashboard', href: paths.admin },
  { label: 'Blogs', href: paths.adminBlogs },
  { label: 'Events', href: paths.adminEvents },
  { label: 'Payments', href: paths.adminPayments },
  { label: 'Reviews', href: paths.adminReviews },
];

/** The footer's Quick Links (SPEC section 2.2). */
export const quickLinks: NavigationLink[] = [
  { label: 'About', href: '/#about' },
  { label: 'Services', href: '/#services' },
  { label: 'Impact', href: '/#impact' },
  { label: 'Testimonials', href: '/#testimonials' },
  { label: 'Blog', href: paths.blog },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Contact Us', href: paths.contact },
  { label: 'Terms & Conditions', href: paths.terms },
  { label: 'Refund & Cancellations', href: paths.refund },
];

/** The other path of each pair that the specification names (SPEC section 2.1), and its canonical one. */
export const aliases: Record<string, string> = {
  '/course/resume-interview': paths.resumeCourse,
  '/contact-us': paths.contact,
  '/terms-and-conditions': paths.terms,
  '/refund-and-cancellations': paths.refund,
};

/** The receipt of a paid order; whoever holds the order's id may open it. */
export const receiptPath = (orderId: string) => `${paths.paymentReceipt}?order_id=${orderId}`;

/** Fills `{name}` in an address, each value encoded. */
export const fillPath = (path: string, values: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
