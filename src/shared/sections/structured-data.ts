import { site } from '#src/shared/content/site.ts';
import { parentsOf } from '#src/shared/content/breadcrumbs.ts';
import { paths } from '#src/shared/paths.ts';

// What search engines read beside the page (schema.org). No ratings: a site may not review itself.

type Origin = URL | undefined;

const absolute = (path: string, origin: Origin) => new URL(path, origin).href;
const mentorId = (origin: Origin) => absolute('/#mentor', origin);

/** Who the site is about; other objects point here by its id. */
export const mentorData = (origin: Origin) => ({
  '@type': ['Person', 'Organization'],
  '@id': mentorId(origin),
  name: site.name,
  url: absolute(paths.home, origin),
  description: site.blurb,
  slogan: site.tagline,
  image: absolute('/icon-512.png', origin),
  logo: absolute('/icon-512.png', origin),
  email: site.email,
  telephone: site.phone,
  address: { '@type': 'PostalAddress', addressRegion: site.region, addressCountry: 'IN' },
  areaServed: 'IN',
  sameAs: site.social.map(({ url }) => url).filter(Boolean),
});

export const websiteData = (origin: Origin) => ({
  '@type': 'WebSite',
  name: site.brand,
  alternateName: site.name,
  url: absolute(paths.home, origin),
  inLanguage: 'en-IN',
  publisher: { '@id': mentorId(origin) },
});

export const breadcrumbData = (origin: Origin, path: string, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...parentsOf(path), { name, path }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: absolute(step.path, origin),
  })),
});

interface Course {
  path: string;
  name: string;
  description: string;
  priceInRupees: number;
  modules: { title: string; summary: string }[];
  /** YYYY-MM-DD; a course that one takes at one's own pace has none. */
  startDates?: string[];
}

export const courseData = (origin: Origin, course: Course) => ({
  '@type': 'Course',
  name: course.name,
  description: course.description,
  url: absolute(course.path, origin),
  inLanguage: 'en-IN',
  provider: {
    '@type': 'Organization',
    '@id': mentorId(origin),
    name: site.name,
    url: absolute(paths.home, origin),
  },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    price: course.priceInRupees,
    priceCurrency: 'INR',
    url: absolute(course.path, origin),
  },
  hasCourseInstance: (course.startDates ?? [undefined]).map((startDate) => ({
    '@type': 'CourseInstance',
    courseMode: 'Online',
    startDate,
  })),
  syllabusSections: course.modules.map(({ title, summary }) => ({
    '@type': 'Syllabus',
    name: title,
    description: summary,
  })),
});
