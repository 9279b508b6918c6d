import { listUnclaimedOrders, readCourseFigures } from '#src/features/courses/data/learners.ts';
import type { CourseFigures, UnclaimedOrder } from '#src/features/courses/schemas/learners.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface Overview {
  figures: CourseFigures | undefined;
  /** Paid, and of no account yet. */
  orders: UnclaimedOrder[];
}

function createOverview(courseId: string) {
  const { $state, refresh } = createLoader<Overview>({
    figures: undefined,
    orders: [],
    status: 'loading',
  });
  return {
    $overview: $state,
    refresh: () =>
      refresh(async () => {
        const [figures, orders] = await Promise.all([
          readCourseFigures(courseId),
          listUnclaimedOrders(courseId),
        ]);
        return { figures, orders };
      }),
  };
}

type CourseOverview = ReturnType<typeof createOverview>;

const overviews = new Map<string, CourseOverview>();

/** The numbers of a course, and the orders that wait for their account. */
export function overviewOf(courseId: string): CourseOverview {
  const overview = overviews.get(courseId) ?? createOverview(courseId);
  overviews.set(courseId, overview);
  return overview;
}
