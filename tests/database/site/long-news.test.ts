import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  eachMorning,
  fromYesterday,
  inquire,
  newsMails,
  pay,
  round,
  useMentorNews,
} from './mentor-news.ts';

useMentorNews();

test('the mentor hears of a payment, however long the names are that others have typed', async () => {
  await eachMorning();
  // Four bytes each, as long as the table takes them.
  const longest = (length: number) => '🎓'.repeat(length);
  for (let times = 0; times < 25; times += 1) {
    await inquire({
      institutionname: longest(200),
      contactperson: longest(200),
      email: `${longest(241)}${randomUUID().slice(0, 8)}@a.in`,
    });
  }
  await fromYesterday();
  const order = await pay();
  for (let times = 0; times < 3; times += 1) await round();
  const news = (await newsMails()).flatMap(({ payload }) => payload.news);
  expect(news).toHaveLength(26);
  expect(news).toContainEqual(expect.objectContaining({ order_id: order['order_id'] }));
});
