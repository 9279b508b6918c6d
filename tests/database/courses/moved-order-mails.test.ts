import { expect, test } from 'vitest';
import { backend, people } from '../support/use-backend.ts';
import { buy, call, useCourse } from './course.ts';

useCourse();

const move = (orderId: string, email: string) =>
  call<string>(people.admin, 'move_order', { order_id: orderId, email });

test('a wrong address is told nothing more of an order, not even what was waiting for it', async () => {
  const [wrong, right] = ['rohan@gmial.example', 'rohan@gmail.example'];
  const orderId = await buy(wrong);
  await backend.query(
    `insert into public.outbox (kind, subject, recipient) values ('refund_failed', $1 || ':re_1', $2)`,
    [orderId, wrong],
  );
  await move(orderId, 'rohan@gmal.example');
  await move(orderId, right);
  const mails = await backend.query(
    `select kind, recipient from public.outbox
     where split_part(subject, ':', 1) = $1 and sent_at is null order by kind`,
    [orderId],
  );
  expect(mails).toEqual([
    { kind: 'order_moved', recipient: right },
    { kind: 'refund_failed', recipient: right },
  ]);
});
