import type { Sql } from 'postgres';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { databases, useNativeDatabase } from '../support/use-native-database.ts';
import { fillWithLearners, firstLearner } from './many-learners.ts';
import { as } from './native-course.ts';
import { timesAsLong } from './timing.ts';

vi.setConfig({ hookTimeout: 240_000 });

// So few that nothing grows yet, and as many as fill a page of the list: pages of the same length are compared.
const few = 40;
const many = 10_000;

const ofCourse = `(select id from public.courses where slug = 'resume-mastery')`;
const learners = (more: string) => `select * from public.course_learners(${ofCourse}${more})`;
const before = (minutes: number) =>
  learners(
    `, false, now() - interval '${minutes} minutes', 'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
  );

describe.skipIf(!hasNativePostgres)('with ten thousand learners of forty lessons', () => {
  useNativeDatabase(1, 2);
  let withFew: Sql;
  let withMany: Sql;
  beforeAll(async () => {
    [withFew, withMany] = databases as [Sql, Sql];
    await fillWithLearners(withFew, few);
    await fillWithLearners(withMany, many);
  });

  const own = 'select * from public.own_courses()';
  const page = `select public.lesson_page('resume-mastery', 'lesson-3')`;
  const cases: [what: string, ofFew: string, ofMany: string][] = [
    ['their courses take', own, own],
    ['the page of a lesson takes', page, page],
    ['the first learners take', learners(''), learners('')],
    ['later learners take', before(0), before(1_500)],
  ];
  test.each(cases)(
    '%s at most one and a half times as long as with forty',
    async (what, ofFew, ofMany) => {
      const ratio = await timesAsLong(
        firstLearner,
        { database: withFew, query: ofFew },
        { database: withMany, query: ofMany },
      );
      console.info(`${what} ${ratio.toFixed(2)} times as long as with forty`);
      expect(ratio).toBeLessThan(1.5);
    },
  );

  test('those who never opened it are listed as fast as all', async () => {
    const ratio = await timesAsLong(
      firstLearner,
      { database: withMany, query: learners('') },
      { database: withMany, query: learners(', true') },
    );
    console.info(`the list of those who never opened it takes ${ratio.toFixed(2)} times as long`);
    expect(ratio).toBeLessThan(1.5);
  });

  // They grow with the learners, because each is counted once, also who has two courses; a stored count would have to be
  // kept right by every enrolment, every lesson that is finished and every one that is published. But they never read
  // the progress of all.
  test('the figures of a course take less time than counting what its learners did', async () => {
    const count = `
      select count(*) from public.lesson_progress
      where lesson_id in (select id from public.lessons where course_id = ${ofCourse})`;
    const ratio = await timesAsLong(
      firstLearner,
      { database: withMany, query: count },
      { database: withMany, query: `select * from public.course_figures(${ofCourse})` },
      21,
    );
    console.info(`the figures take ${ratio.toFixed(2)} times as long as a count`);
    expect(ratio).toBeLessThan(1);
  });

  test('the mentor finds a learner by a part of the address, and pages through all', async () => {
    const seen = new Set<string>();
    const pageThrough = async (tx: Sql) => {
      const [course] = await tx<{ id: string }[]>`
        select id from public.courses where slug = 'resume-mastery'`;
      const id = course?.id ?? '';
      const found = await tx`
        select name from public.course_learners(${id}, search => 'LEARNER9999@')`;
      expect(found).toHaveLength(1);
      let last: { enrolment_id: string; user_id: string; started_at: string } | undefined;
      do {
        // As texts: a date of JavaScript has no microseconds.
        const rows: NonNullable<typeof last>[] = await tx`
          select enrolment_id, user_id, started_at::text from public.course_learners(
            ${id}, false, ${last?.started_at ?? null}::text::timestamptz, ${last?.enrolment_id ?? null})`;
        for (const row of rows) {
          expect(seen).not.toContain(row.user_id);
          seen.add(row.user_id);
        }
        last = rows.at(-1);
      } while (last !== undefined);
    };
    await as(firstLearner, pageThrough, withMany);
    expect(seen.size).toBe(many);
  });
});
