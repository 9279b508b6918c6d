import { paths } from '#src/shared/paths.ts';

export interface TrailStep {
  name: string;
  path: string;
}

const home: TrailStep = { name: 'Home', path: paths.home };
const options: TrailStep = { name: 'Mentorship', path: paths.individual };

/** The pages above a page, from home down: its visible trail, and what search engines read as one. */
const parents: Record<string, TrailStep[]> = {
  [paths.resumeCourse]: [home, options],
  [paths.endToEndCourse]: [home, options],
};

export const parentsOf = (path: string): TrailStep[] => parents[path] ?? [home];
