import {
  type LearnerQuery,
  learnersPerPage,
  listLearners,
} from '#src/features/courses/data/learners.ts';
import type { Learner } from '#src/features/courses/schemas/learners.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface LearnerList {
  query: LearnerQuery;
  /** The newest enrolment first. */
  learners: Learner[];
  hasMore: boolean;
}

const typingPauseInMilliseconds = 250;

function createLearners(courseId: string) {
  const { $state, load, refresh, change } = createLoader<LearnerList>({
    query: { courseId, onlyUnopened: false, words: '' },
    learners: [],
    hasMore: false,
    status: 'loading',
  });
  let typing: ReturnType<typeof setTimeout> | undefined;

  /** From the beginning, and as many rows as are shown. */
  async function readShown() {
    const { query, learners: shown } = $state.get();
    const learners: Learner[] = [];
    let page: Learner[];
    do {
      page = await listLearners(query, learners.at(-1));
      learners.push(...page);
    } while (page.length === learnersPerPage && learners.length < shown.length);
    return { learners, hasMore: page.length === learnersPerPage };
  }

  async function readMore() {
    const { query, learners } = $state.get();
    const page = await listLearners(query, learners.at(-1));
    return { learners: [...learners, ...page], hasMore: page.length === learnersPerPage };
  }

  const filter = (part: Partial<Omit<LearnerQuery, 'courseId'>>): Promise<void> => {
    clearTimeout(typing);
    change({ query: { ...$state.get().query, ...part } });
    return load(async () => {
      const learners = await listLearners($state.get().query);
      return { learners, hasMore: learners.length === learnersPerPage };
    });
  };

  return {
    $list: $state,
    filter,
    /** Searches when the typing pauses. */
    search(words: string): void {
      clearTimeout(typing);
      typing = setTimeout(() => void filter({ words }), typingPauseInMilliseconds);
    },
    showMore: () => load(readMore),
    /** Also what others have changed; the rows stay until the answer comes. */
    refresh: () => refresh(readShown),
    /** Shows that an enrolment has ended. */
    end(enrolmentId: string, moment: string): void {
      const learners = $state
        .get()
        .learners.map((learner) =>
          learner.enrolment_id === enrolmentId ? { ...learner, ended_at: moment } : learner,
        );
      change({ learners });
    },
  };
}

export type CourseLearnerList = ReturnType<typeof createLearners>;

const lists = new Map<string, CourseLearnerList>();

/** The learners of a course: each course has a list of its own. */
export function learnersOf(courseId: string): CourseLearnerList {
  const list = lists.get(courseId) ?? createLearners(courseId);
  lists.set(courseId, list);
  return list;
}
