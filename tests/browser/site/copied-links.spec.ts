import { eventSlug } from '#src/features/events/lib/address.ts';
import { prebuiltEvent } from '../../support/browser/events.ts';
import { hold } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

// Safari lets only a person's own press copy. A press that comes before the code of its button is repeated by that code.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    navigator.clipboard.writeText = async () => {
      if (!window.event?.isTrusted) throw new DOMException('not allowed', 'NotAllowedError');
    };
  });
});

test('who presses before an article is ready reads that the next press copies its link', async ({
  visitor,
}) => {
  const held = await hold(visitor, '**/_astro/CopyLink*.js');
  await visitor.goto('/blog/tell-me-about-yourself');
  await visitor.getByRole('button', { name: 'Copy link' }).click();
  held.resolve();
  await visitor.getByRole('button', { name: 'Press again to copy' }).click();
  await expect(visitor.getByRole('button', { name: 'Link copied' })).toBeVisible();
});

test('who presses before an event is ready reads that the next press copies its link', async ({
  visitor,
  database,
}) => {
  const [event] = await database<{ id: string; title: string }>(prebuiltEvent);
  const held = await hold(visitor, '**/_astro/EventArticle*.js');
  await visitor.goto(`/events/${eventSlug(event!)}`);
  await visitor.getByRole('button', { name: 'Copy link' }).click();
  held.resolve();
  const said = visitor.getByRole('status');
  await expect(said.filter({ hasText: 'Press Copy link again.' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Copy link' }).click();
  await expect(said.filter({ hasText: 'Link copied' })).toBeVisible();
});
