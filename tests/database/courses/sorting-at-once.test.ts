import type { Sql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';
import { addLessons, as, newAccount, numberOf, times, valuesOf } from './native-course.ts';

// The embedded Postgres has one connection, so nothing there happens at the same time.
describe.skipIf(!hasNativePostgres)('of two admins who sort at the same time', () => {
  useNativeDatabase(4);

  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const lessonsOf = async (moduleId: string) =>
    idsOf(await sql`select id from public.lessons where module_id = ${moduleId} order by position`);
  const sortLessons = (admin: string, moduleId: string, wanted: string[], seen: string[]) =>
    as(admin, async (tx) => {
      const [row] = await tx`
        select public.sort_lessons(
          ${moduleId}, ${wanted}::uuid[], ${sql.json(seen.map((id) => ({ id, module_id: moduleId })))}
        ) as done`;
      return row?.['done'] as boolean;
    });

  /** Two admins store two orders that both differ from the one stored: the one of whom it is told is stored. */
  async function race(
    sort: (admin: string, wanted: string[], seen: string[]) => Promise<boolean>,
    stored: () => Promise<string[]>,
  ) {
    const admins = [await newAccount('admin'), await newAccount('admin')];
    for (let round = 0; round < 10; round += 1) {
      const seen = await stored();
      const orders = [seen.toReversed(), [...seen.slice(1), ...seen.slice(0, 1)]];
      const done = valuesOf(
        await times(2, (index) => sort(admins[index] ?? '', orders[index] ?? [], seen)),
      );
      expect(done.toSorted()).toEqual([false, true]);
      expect(await stored()).toEqual(orders[done.indexOf(true)]);
    }
  }

  test('one stores an order of lessons, and the other one is told', async () => {
    const { moduleId } = await addLessons(40);
    await race(
      (admin, wanted, seen) => sortLessons(admin, moduleId, wanted, seen),
      () => lessonsOf(moduleId),
    );
  });

  test('one stores an order of modules, and the other one is told', async () => {
    await sql`
      insert into public.course_modules (course_id, title, position)
      select id, 'Offers', number from public.courses, generate_series(1, 9) as number
      where slug = 'end-to-end-placement'`;
    await race(
      (admin, wanted, seen) =>
        as(admin, async (tx) => {
          const [row] = await tx`
            select public.sort_modules(${wanted}::uuid[], ${seen}::uuid[]) as done`;
          return row?.['done'] as boolean;
        }),
      async () =>
        idsOf(
          await sql`
          select course_modules.id from public.course_modules
          join public.courses on courses.id = course_id
          where courses.slug = 'end-to-end-placement'
          order by course_modules.position`,
        ),
    );
  });

  test('none takes a lesson back that the other one moves in its editor meanwhile', async () => {
    const { moduleId, lessons } = await addLessons(3);
    const other = await addLessons(1);
    const admin = await newAccount('admin');
    let sorting: Promise<boolean> = Promise.resolve(true);
    await sql.begin(async (transaction) => {
      const tx = transaction as unknown as Sql;
      await tx`
        update public.lessons set module_id = ${other.moduleId}, position = 2
        where id = ${lessons[0] ?? ''}`;
      sorting = sortLessons(admin, moduleId, lessons.toReversed(), lessons);
      sorting.catch(() => undefined);
      await expect
        .poll(() => numberOf(sql`select count(*) from pg_locks where not granted`))
        .toBeGreaterThan(0);
    });
    expect(await sorting).toBe(false);
    expect(await lessonsOf(moduleId)).toEqual(lessons.slice(1));
  });
});
