import { parseHtml } from '../../support/parse-html.ts';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';

const payload = {
  learner: 'Rohan Sharma',
  course_slug: 'resume-mastery',
  course_title: 'Resume & Interview Course',
  lesson_slug: 'tell-your-story-with-star',
  lesson_title: 'Tell your story with STAR',
  question: 'Can one story answer two questions?\nOr is that cheating?',
  answer: 'It can.',
  points: 12 as number | null,
  of_points: 15 as number | null,
  comment: 'Good verbs.' as string | null,
  customer_name: 'Rohan Sharma',
  mentorshiptype: 'end_to_end_course',
};

export const recipient = 'rohan@college.example';

export const mailOf = (kind: string, changes: object = {}, to = recipient) =>
  composeMail({
    kind,
    payload: { ...payload, ...changes },
    created_at: '2026-11-26T06:30:00+00:00',
    recipient: to,
  });

export const documentOf = ({ html }: { html: string }) => parseHtml(html);
