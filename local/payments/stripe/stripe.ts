import { EventEmitter } from 'node:events';
import { site } from '#src/shared/content/site.ts';
import { createControlRoutes } from '../control-routes.ts';
import { Faults } from '../faults.ts';
import { byAddress, type EmulatorOptions, type RunningEmulator, startEmulator } from '../start.ts';
import { openStateFile, type StateFile } from '../state-file.ts';
import { createWebhooks } from '../webhooks.ts';
import type { Account } from './account.ts';
import { createApi } from './api/api.ts';
import { createControl, type StripeControl } from './control.ts';
import { endpointOf } from './endpoint.ts';
import { watchExpiry } from './expiry.ts';
import { watchRefunds } from './late-refunds.ts';
import { createHostedPage } from './page/hosted-page.ts';
import { openState, type State } from './state.ts';
import { apiVersion } from './version.ts';

export interface StripeOptions extends EmulatorOptions {
  secretKey: string;
}

export type RunningStripe = RunningEmulator<StripeControl>;

/** Rises when the records change shape. */
const format = 4;

/** Stands in for Stripe, for one account in test mode, on 127.0.0.1. */
export const startStripe = (options: StripeOptions): Promise<RunningStripe> =>
  startEmulator(options.port ?? 0, async (baseUrl) =>
    assemble(
      options,
      baseUrl,
      await openStateFile({
        path: options.stateFile,
        baseUrl,
        service: 'Stripe',
        format: `${format} ${apiVersion}`,
        open: openState,
      }),
    ),
  );

function assemble(options: StripeOptions, baseUrl: string, { state, save }: StateFile<State>) {
  const account: Account = {
    state,
    baseUrl,
    businessName: site.brand,
    news: new EventEmitter(),
  };
  const saveSoon = () => {
    save().catch((error: unknown) => {
      console.error(`The Stripe emulator could not keep its state: ${String(error)}`);
    });
  };
  const webhooks = createWebhooks(state.deliveries, endpointOf(options), saveSoon);
  const expiry = watchExpiry(account, saveSoon);
  const lateRefunds = watchRefunds(account);
  const faults = new Faults();
  const counts = new Map<string, number>();
  const count = (route: string) => counts.set(route, (counts.get(route) ?? 0) + 1);
  const { secretKey, webhookUrl } = options;

  const control = createControl({ account, webhooks, faults, counts, save });
  const api = createApi({ account, expiry, secretKey, webhookUrl, faults, count, save });

  account.news.on('event', (event, { id, session }) => {
    const { customer_email: customerEmail } = session;
    webhooks.tell({ id: event.id, type: event.type, sessionId: id, customerEmail, event });
    saveSoon();
  });
  webhooks.resume();
  for (const checkout of state.checkouts.all()) expiry.watch(checkout);

  return {
    control,
    handle: byAddress(api, createControlRoutes(control), createHostedPage(account, save)),
    async stop() {
      expiry.stop();
      lateRefunds.stop();
      await webhooks.cancel();
      await save();
    },
  };
}
