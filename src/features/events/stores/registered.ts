import { countRegistrations } from '#src/features/events/data/registrations.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

const { $state, load, change } = createLoader<{ count: number | undefined }>({
  count: undefined,
  status: 'idle',
});

/** How many people are registered for the event that an admin is about to change or to delete. */
export const $registered = $state;

export function countRegistered(eventId: string): Promise<void> {
  change({ count: undefined });
  return load(async () => ({ count: await countRegistrations(eventId) }));
}
