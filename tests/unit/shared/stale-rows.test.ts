// @vitest-environment jsdom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { EventRail } from '#src/features/events/islands/EventRail.tsx';
import { expectConsole } from '../../support/fail-on-console.ts';

const backend = vi.hoisted(() => ({ fail: () => {} }));
vi.mock('#src/features/events/data/events.ts', () => {
  const read = () =>
    new Promise((_resolve, reject) => {
      backend.fail = () => reject(new Error('The backend is down'));
    });
  return { listHomeEvents: read, listAudienceEvents: read };
});

// The built site has events; what a site without any shows is seen here (docs/decisions/stale-rows.md).
test.each(['home', 'students'] as const)(
  'where no event is prebuilt, a failed refresh shows %s what docs/product.md 2.2 says',
  async (of) => {
    expectConsole('error', /The backend is down/);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(
      createElement(EventRail, { of, label: 'Events', prebuilt: [], builtOn: '2026-11-24' }),
    );
    await vi.waitFor(() => expect(place.textContent).toBe('Loading events...'));
    backend.fail();
    await vi.waitFor(() =>
      expect(place.textContent).toBe('No events availableCheck back soon for new events!'),
    );
    root.unmount();
    place.remove();
  },
);
