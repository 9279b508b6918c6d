import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { backend } from '../support/use-backend.ts';
import { buy, endToEndCourse, newBuyer, refund } from './course.ts';
import {
  changeOfFigures,
  type Learner,
  list,
  rowsOf,
  title,
  useIncludedCourse,
} from './included-learners.ts';

useIncludedCourse();

describe('someone who has both courses', () => {
  test('is listed and counted once, as the owner of the Resume & Interview course', async () => {
    const learner = await newBuyer();
    const change = await changeOfFigures(() => buy(learner.email, endToEndCourse.type));
    expect(change).toEqual([0, 0, 0]);
    expect(await rowsOf(learner)).toMatchObject([{ included_in: null }]);
    expect(await rowsOf(learner, { only_unopened: true })).toHaveLength(1);
  });

  test('goes on as a learner by the End-to-End course when the other one is refunded', async () => {
    const learner = await newcomer();
    const orderId = await buy(learner.email);
    await buy(learner.email, endToEndCourse.type);
    expect(await changeOfFigures(() => refund(orderId))).toEqual([0, 0, 0]);
    const rows = await rowsOf(learner);
    expect(rows.map(({ included_in, ended_at }) => [included_in, ended_at !== null])).toEqual([
      [title, false],
      [null, true],
    ]);
  });
});

test('learners by either course come page by page in one order, each once', async () => {
  const word = randomUUID().slice(0, 8);
  await backend.query(
    `with person as (
       insert into auth.users (id, email, email_confirmed_at)
       select gen_random_uuid(), $1 || number || '@college.example', now() from generate_series(1, 70) as number
       returning id
     )
     insert into public.enrolments (user_id, course_id, source, started_at)
     -- Several at each moment.
     select person.id, courses.id, 'seat', '2026-01-01'::timestamptz + interval '1 hour' * (row_number() over () / 4)
     from person, public.courses
     where (person.id::text < '8') = (courses.slug = 'resume-mastery')`,
    [word],
  );
  const all: Learner[] = [];
  let page: Learner[];
  do {
    const last = all.at(-1);
    page = await list({
      search: word,
      ...(last && { before: last.started_at, before_id: last.enrolment_id }),
    });
    all.push(...page);
  } while (page.length === 25);
  expect(new Set(all.map(({ email }) => email)).size).toBe(70);
  expect(all).toHaveLength(70);
  expect(new Set(all.map(({ included_in }) => included_in))).toEqual(new Set([null, title]));
  const keys = all.map(({ started_at, enrolment_id }) => `${started_at} ${enrolment_id}`);
  expect(keys).toEqual(keys.toSorted().toReversed());
});
