import { carousel, hydrate } from '../../support/browser/carousels.ts';
import { expect, test } from '../../support/browser/events.ts';

// Each browser has a version of its own of how India writes a date: Safari's engine has written "Monday, 30 November,
// 2026". An island that writes what the page was not built with is an error, and its part of the page is made anew.
test('events have the same dates in a browser that writes dates in another way', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        const format = get!.call(this) as Intl.DateTimeFormat['format'];
        return (date: number) => format(date).replace(/ (?=\d{4}$)/, ', ');
      },
    });
  });
  await visitor.goto('/');
  const { rail } = carousel(visitor, 'Events');
  await hydrate(rail);
  await expect(rail).toContainText(/day, \d+ [A-Z][a-z]+ \d{4}, /);
  await expect(rail).not.toContainText(/[A-Z][a-z]+, \d{4}, /);
});
