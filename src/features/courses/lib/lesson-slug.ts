import { slugOf } from '#src/shared/lib/slug.ts';
import { lessonLimits } from './lesson-limits.ts';

/** The address of a lesson, made from its title: as many whole words as fit. Empty when it has no Latin letters. */
export function lessonSlug(title: string): string {
  const slug = slugOf(title.normalize('NFKD').replace(/[^ -~]/g, ''));
  const { slugMaximum } = lessonLimits;
  if (slug.length <= slugMaximum) return slug;
  const cut = slug.slice(0, slugMaximum);
  const end = slug[slugMaximum] === '-' ? slugMaximum : cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut;
}
