import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { filesIn, quote } from './seed-files.ts';

/** What the file beside a lesson's text says of it. */
interface LessonFacts {
  module: string;
  title: string;
  summary: string;
  free: boolean;
  task: { prompt: string; rubric: { criterion: string; points: number }[] };
  quiz: object[];
  /** Names of files in supabase/seed/files. */
  files: string[];
}

interface SeedLesson extends LessonFacts {
  course: string;
  slug: string;
  position: number;
  body: string;
}

const contentTypes: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const courses = ['resume-mastery', 'end-to-end-placement'];

/** The lessons of supabase/seed/lessons/{course}: a text, and a file of the same name with its quiz and task. */
export async function lessonsSql(seedDir: string): Promise<string> {
  const parts = await Promise.all(
    courses.map(async (course) => {
      const texts = await filesIn(join(seedDir, 'lessons', course), '.html');
      const lessons = await Promise.all(texts.map((path) => readLesson(course, path)));
      const files = lessons.flatMap((lesson) =>
        lesson.files.map((name) => fileSql(lesson, join(seedDir, 'files', name))),
      );
      return [
        ...moduleTitles(lessons).map((title, index) => moduleSql(course, title, index + 1)),
        ...lessons.map(lessonSql),
        ...(await Promise.all(files)),
      ];
    }),
  );
  return [...parts.flat(), progressSql].join('\n');
}

/** The sample student bought the first course (50_payments.sql) and has finished two lessons of it. */
const progressSql = `
insert into public.lesson_progress (user_id, lesson_id, seen_at, completed_at)
select users.id, lessons.id, now() - interval '3 days' + position * interval '1 day',
  now() - interval '3 days' + position * interval '1 day'
from public.lessons
join public.courses on courses.id = course_id and courses.slug = 'resume-mastery'
join auth.users on users.email = 'student@example.com'
where position <= 2;
`;

async function readLesson(course: string, path: string): Promise<SeedLesson> {
  const facts = await readFile(path.replace(/\.html$/, '.json'), 'utf8');
  const [, position = '', slug = ''] = /^(\d+)-(.+)$/.exec(basename(path, '.html')) ?? [];
  return {
    ...(JSON.parse(facts) as LessonFacts),
    course,
    slug,
    position: Number(position),
    body: (await readFile(path, 'utf8')).trim(),
  };
}

const moduleTitles = (lessons: SeedLesson[]) => [...new Set(lessons.map(({ module }) => module))];

const sampleId = (name: string) => `pg_temp.sample_id(${quote(name)})`;
const moduleId = (course: string, title: string) => sampleId(`module ${course} ${title}`);
const lessonId = ({ course, slug }: SeedLesson) => sampleId(`lesson ${course} ${slug}`);

const moduleSql = (course: string, title: string, position: number) => `
insert into public.course_modules (id, course_id, title, position)
select ${moduleId(course, title)}, id, ${quote(title)}, ${position}
from public.courses where slug = ${quote(course)};`;

const lessonSql = (lesson: SeedLesson) => `
insert into public.lessons (
  id, course_id, module_id, position, slug, title, summary, body, status, is_free, task, rubric
)
select
  ${lessonId(lesson)}, id, ${moduleId(lesson.course, lesson.module)}, ${lesson.position}, ${quote(lesson.slug)},
  ${quote(lesson.title)}, ${quote(lesson.summary)}, ${quote(lesson.body)}, 'published', ${lesson.free},
  ${quote(lesson.task.prompt)}, ${quote(JSON.stringify(lesson.task.rubric))}
from public.courses where slug = ${quote(lesson.course)};
select private.write_quiz(${lessonId(lesson)}, ${quote(JSON.stringify(lesson.quiz))});`;

async function fileSql(lesson: SeedLesson, path: string): Promise<string> {
  const contentType = contentTypes[extname(path)];
  const content = (await readFile(path)).toString('base64');
  return `
insert into public.lesson_files (id, lesson_id, name, content_type, content_base64)
values (
  ${sampleId(`file ${lesson.course} ${basename(path)}`)}, ${lessonId(lesson)}, ${quote(basename(path))},
  ${quote(contentType)}, ${quote(content)}
);`;
}
