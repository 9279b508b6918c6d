import { beforeAll } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Client, Person } from '../support/people.ts';
import { aFile } from '../support/sample-course.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, buy, call, refund, useCourse } from './course.ts';

// In everything of the lesson that is paid for, and nowhere else.
export const marked = 'quicksilver';
export const slug = 'paid-lesson';
export let lessonId: string;
export let buyer: Person;
let formerBuyer: Person;

/** Opens a backend with a paid lesson that has all that a lesson can have, and with someone who bought the course. */
export function usePaidLesson(): void {
  useCourse();
  beforeAll(async () => {
    lessonId = await addLesson({
      slug,
      body: `<p>The ${marked} rule.</p>`,
      video_url: `https://youtu.be/${marked}`,
      task: `Use the ${marked} rule.`,
      rubric: [{ criterion: `It is ${marked}.`, points: 5 }],
    });
    await people.service
      .from('lesson_files')
      .insert(aFile(lessonId, { name: `${marked}.pdf` }))
      .throwOnError();
    await call(people.admin, 'save_quiz', {
      lesson_id: lessonId,
      quiz: [
        {
          kind: 'single',
          prompt: `What is ${marked}?`,
          options: [`A ${marked}`, 'A metal'],
          right: [1],
          explanation: `Because ${marked} is mercury.`,
        },
      ],
    });
    buyer = await newcomer();
    await buy(buyer.email);
    formerBuyer = await newcomer();
    await refund(await buy(formerBuyer.email));
  });
}

export const strangers = (): [string, Client][] => [
  ['a visitor', people.visitor],
  ['another student', people.otherStudent.client],
  ['a buyer after the refund', formerBuyer.client],
];
