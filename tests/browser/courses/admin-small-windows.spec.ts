import { expect, openDesk, openEditor, test } from '../../support/browser/course-desk.ts';
import { sidewaysOverflow, smallTargets } from '../../support/browser/layout.ts';

test.use({ viewport: { width: 360, height: 740 } });

const longWord = 'Placement'.repeat(12);

test('courses and their editor fit a window of 360 px, and a thumb', async ({
  admin: { page },
  addLesson,
  course,
  database,
}) => {
  const lesson = await addLesson({ title: longWord });
  await database(
    `update public.lessons
     set task = 'Write three lines.', rubric = '[{"criterion": "Verbs", "points": 5}, {"criterion": "Figures", "points": 3}]',
       video_url = 'https://vimeo.com/76979871', video_minutes = 12
     where id = $1`,
    [lesson.id],
  );
  await database(
    `with question as (
       insert into public.questions (lesson_id, position, kind, prompt, options)
       values ($1, 1, 'single', $2, array[$2, 'No', 'Perhaps'])
       returning id
     )
     insert into public.question_keys (question_id, right_options, explanation)
     select id, array[0], $2 from question`,
    [lesson.id, longWord],
  );
  await database(
    `insert into public.lesson_files (lesson_id, name, content_type, content_base64)
     values ($1, $2, 'application/pdf', 'AAAA')`,
    [lesson.id, `${longWord}.pdf`],
  );
  await openDesk(page, course);
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await openEditor(page, lesson);
  await expect(page.getByText(`${longWord}.pdf`)).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
