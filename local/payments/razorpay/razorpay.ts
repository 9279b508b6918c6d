import { EventEmitter } from 'node:events';
import { site } from '#src/shared/content/site.ts';
import { createControlRoutes } from '../control-routes.ts';
import { Faults } from '../faults.ts';
import { byAddress, type EmulatorOptions, type RunningEmulator, startEmulator } from '../start.ts';
import { openStateFile, type StateFile } from '../state-file.ts';
import { createWebhooks } from '../webhooks.ts';
import type { Account } from './account.ts';
import { createApi } from './api/api.ts';
import { createControl, type RazorpayControl } from './control.ts';
import { endpointOf } from './endpoint.ts';
import { watchExpiry } from './expiry.ts';
import { createHostedPage } from './page/hosted-page.ts';
import { openState, type State } from './state.ts';

export interface RazorpayOptions extends EmulatorOptions {
  keyId: string;
  keySecret: string;
}

export type RunningRazorpay = RunningEmulator<RazorpayControl>;

/** Another one when the records change shape. */
const format = '1';

/** Stands in for Razorpay's Payment Links, for one account in test mode, on 127.0.0.1. */
export const startRazorpay = (options: RazorpayOptions): Promise<RunningRazorpay> =>
  startEmulator(options.port ?? 0, async (baseUrl) =>
    assemble(
      options,
      baseUrl,
      await openStateFile({
        path: options.stateFile,
        baseUrl,
        service: 'Razorpay',
        format,
        open: openState,
      }),
    ),
  );

function assemble(options: RazorpayOptions, baseUrl: string, { state, save }: StateFile<State>) {
  const account: Account = { state, baseUrl, businessName: site.brand, news: new EventEmitter() };
  const saveSoon = () => {
    save().catch((error: unknown) => {
      console.error(`The Razorpay emulator could not keep its state: ${String(error)}`);
    });
  };
  const webhooks = createWebhooks(state.deliveries, endpointOf(options), saveSoon);
  account.news.on('event', ({ id, event, link }) => {
    const customerEmail = link.customer.email ?? '';
    webhooks.tell({ id, type: event.event, sessionId: link.id, customerEmail, event });
    saveSoon();
  });
  const expiry = watchExpiry(account);
  const faults = new Faults();
  const counts = new Map<string, number>();
  const count = (route: string) => counts.set(route, (counts.get(route) ?? 0) + 1);
  const { keyId, keySecret } = options;

  const control = createControl({ account, webhooks, faults, counts, save });
  const api = createApi({ account, keyId, keySecret, faults, count, save });
  webhooks.resume();

  return {
    control,
    handle: byAddress(
      api,
      createControlRoutes(control),
      createHostedPage({ account, keySecret, save }),
    ),
    async stop() {
      expiry.stop();
      await webhooks.cancel();
      await save();
    },
  };
}
