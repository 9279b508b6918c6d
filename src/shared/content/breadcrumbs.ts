import { paths } from '#src/shared/paths.ts';

export interface Breadcrumb {
  name: string;
  path: string;
}

const home: Breadcrumb = { name: 'Home', path: paths.home };
const options: Breadcrumb = { name: 'Mentorship', path: paths.individual };

/** The pages above a page, from home down: its visible breadcrumbs, and what search engines read as one. */
const parents: Record<string, Breadcrumb[]> = {
  [paths.resumeCourse]: [home, options],
  [paths.endToEndCourse]: [home, options],
};

export const parentsOf = (path: string): Breadcrumb[] => parents[path] ?? [home];
