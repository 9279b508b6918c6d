import type { Account } from '../account.ts';
import { noSuch } from '../errors.ts';
import { createdWithin, listParameters, pageOf } from '../lists.ts';
import { optional } from '../parameters/fields.ts';
import { flag, list, text } from '../parameters/readers.ts';
import { apiRoute, idIn, type ApiRoute } from './route.ts';

export function eventRoutes({ state }: Account): ApiRoute[] {
  return [
    apiRoute({
      method: 'GET',
      pattern: '/v1/events',
      answers: { object: 'event', list: true },
      parameters: {
        ...listParameters,
        type: optional(text()),
        types: optional(list(text())),
        delivery_success: optional(flag),
      },
      run({ type, types, delivery_success, created, ...page }) {
        const events = state.events
          .newestFirst()
          .filter(
            (one) =>
              (type === undefined || one.type === type) &&
              (types === undefined || types.includes(one.type)) &&
              (delivery_success === undefined ||
                delivery_success === (state.deliveries.get(one.id)?.state === 'delivered')),
          );
        return pageOf(createdWithin(events, created), '/v1/events', page);
      },
    }),
    apiRoute({
      method: 'GET',
      pattern: '/v1/events/:event',
      answers: { object: 'event' },
      parameters: {},
      run(_, request) {
        const id = idIn(request, 'event');
        const event = state.events.get(id);
        if (event === undefined) throw noSuch('event', id, 'id');
        return event;
      },
    }),
  ];
}
