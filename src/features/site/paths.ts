import { paths } from '#src/shared/paths.ts';

// Apart from the addresses: pages that a visitor leaves at once carry those, and none of these.

export interface NavigationLink {
  label: string;
  href: string;
}

/** Says to the contact form what the message is about. */
export const subjectParameter = 'about';

/** To the contact form, with what it is about. */
export const contactAbout = (subject: string) =>
  `${paths.contact}?${subjectParameter}=${encodeURIComponent(subject)}#message`;

/** The navbar (docs/product.md 2.2). */
export const mainLinks: NavigationLink[] = [
  { label: 'About', href: '/#about' },
  { label: 'Services', href: '/#services' },
  { label: 'Mentorship', href: '/#mentorship' },
  { label: 'Events', href: paths.events },
  { label: 'Blog', href: paths.blog },
  { label: 'Community', href: paths.community },
];

/** What the menu of a small screen has besides. */
export const menuLinks: NavigationLink[] = [
  { label: 'Reviews', href: paths.reviews },
  { label: 'My Courses', href: paths.courseDashboard },
  { label: 'Contact', href: paths.contact },
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
  { label: 'Grievance', href: paths.grievance },
  { label: 'Privacy', href: paths.privacy },
];
