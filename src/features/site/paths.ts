import { paths } from '#src/shared/paths.ts';

// Apart from the addresses: pages that a visitor leaves at once carry those, and none of these.

export interface NavigationLink {
  label: string;
  href: string;
}

/** The navbar (docs/product.md 2.2). */
export const mainLinks: NavigationLink[] = [
  { label: 'About', href: '/#about' },
  { label: 'Services', href: '/#services' },
  { label: 'Mentorship', href: '/#mentorship' },
  { label: 'Events', href: paths.events },
  { label: 'Blog', href: paths.blog },
  { label: 'Community', href: paths.community },
];

/** The footer's Quick Links (docs/product.md 2.2). */
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

/** The admin pages (docs/product.md 2.7, Admin navigation). */
export const adminLinks: NavigationLink[] = [
  { label: 'Dashboard', href: paths.admin },
  { label: 'Blogs', href: paths.adminBlogs },
  { label: 'Events', href: paths.adminEvents },
  { label: 'Payments', href: paths.adminPayments },
  { label: 'Reviews', href: paths.adminReviews },
  { label: 'Sessions', href: paths.adminSessions },
];
