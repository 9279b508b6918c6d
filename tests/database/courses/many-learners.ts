import type { Sql } from 'postgres';

/** The first learner, who is an admin too. */
export const firstLearner = '00000000-0000-4000-8000-000000000001';

/**
 * Learners of a course with forty lessons, each at another lesson. Every fourth has the larger course that includes it,
 * and every eighth has both.
 */
export async function fillWithLearners(sql: Sql, learners: number): Promise<void> {
  await sql.begin(async (transaction) => {
    const tx = transaction as unknown as Sql;
    // Without triggers and references: a minute less.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into auth.users (id, email, email_confirmed_at)
      select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
        'learner' || number || '@college.example', now()
      from generate_series(1, ${learners}) as number`;
    await tx`
      insert into public.profiles (id, email, full_name)
      select id, email, 'Learner ' || email from auth.users`;
    await tx`insert into public.user_roles (user_id, role) values (${firstLearner}, 'admin')`;
    await tx`
      insert into public.course_modules (course_id, title)
      select id, 'Ratios' from public.courses where slug = 'resume-mastery'`;
    await tx`
      insert into public.lessons
        (course_id, module_id, position, slug, title, summary, body, word_count, status, unlock_after_days)
      select course_id, course_modules.id, number, 'lesson-' || number, 'Ratios', 'One line each.',
        '<p>' || repeat('Add the parts. ', 150) || '</p>', 450, 'published', number % 3
      from public.course_modules, generate_series(1, 40) as number`;
    await tx`
      insert into public.enrolments (user_id, course_id, source, started_at, opened_at, included_opened_at)
      select people.id, courses.id, 'admin', now() - interval '1 minute' * (number / 3), opened_at, opened_at
      from public.courses
      cross join (
        select id, row_number() over (order by id) as number, case when email not like '%77@%' then now() end as opened_at
        from auth.users
      ) as people
      where case slug
        when 'resume-mastery' then number % 8 <> 4
        when 'end-to-end-placement' then number % 4 = 0
      end`;
    await tx`
      insert into public.lesson_progress (user_id, lesson_id, place, completed_at)
      select users.id, lessons.id, 3, case when position <= abs(hashtext(users.id::text)) % 41 then now() end
      from auth.users, public.lessons
      order by random()`;
  });
  await sql`vacuum analyze`;
}
