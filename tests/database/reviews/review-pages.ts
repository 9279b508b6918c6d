import { aReview, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export interface Listed extends Row {
  id: string;
  rating: number;
  created_at: string;
  designation: string;
  has_next: boolean;
}

export async function page(options: Row = {}): Promise<Listed[]> {
  const { data } = await people.visitor.rpc('list_reviews', options, { get: true }).throwOnError();
  return data as Listed[];
}

export async function allPages(options: Row = {}): Promise<Listed[][]> {
  const pages = [await page(options)];
  for (;;) {
    const last = pages.at(-1)?.at(-1);
    if (!last?.has_next) return pages;
    pages.push(
      await page({
        ...options,
        after_rating: last.rating,
        after_created_at: last.created_at,
        after_id: last.id,
      }),
    );
  }
}

export const put = (rows: Row[]) =>
  people.service
    .from('reviews')
    .insert(rows.map((row) => aReview({ user_id: people.student.id, ...row })))
    .throwOnError();
