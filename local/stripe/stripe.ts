import { EventEmitter } from 'node:events';
import { site } from '#src/shared/content/site.ts';
import type { Account } from './account.ts';
import { createApi } from './api/api.ts';
import { Faults } from './api/faults.ts';
import { createControl } from './control.ts';
import type { StripeControl } from './stripe-control.ts';
import { createControlRoutes } from './control-routes.ts';
import { watchExpiry } from './expiry.ts';
import { listen, type Handler } from './http.ts';
import { createHostedPage } from './page/hosted-page.ts';
import { openStateFile, type StateFile } from './state-file.ts';
import { createWebhooks, usualRetryPauses } from './webhooks.ts';

export interface StripeOptions {
  /** 0 or nothing: any free one. With a state file use a fixed one, or links given out before break. */
  port?: number;
  webhookUrl: string;
  webhookSecret: string;
  secretKey: string;
  /** Keeps sessions, events and idempotency keys over a restart; without it they live in memory. */
  stateFile?: string;
  /** Milliseconds between the attempts to deliver a webhook; one more attempt than pauses. */
  webhookRetryPauses?: readonly number[];
}

export interface RunningStripe {
  /** Serves the API (/v1/...), the hosted page (/pay/...) and the switches (/_control/...). */
  url: string;
  control: StripeControl;
  /** Cancels what is under way; with a state file, the next start delivers it. */
  close(): Promise<void>;
}

/** Stands in for Stripe, for one account in test mode, on 127.0.0.1. */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const starting = Promise.withResolvers<Handler>();
  const listener = await listen(options.port ?? 0, async (call) => (await starting.promise)(call));
  try {
    const parts = assemble(
      options,
      listener.url,
      await openStateFile(options.stateFile, listener.url),
    );
    starting.resolve(parts.handle);
    let closing: Promise<void> | undefined;
    return {
      url: listener.url,
      control: parts.control,
      close: () => (closing ??= listener.close().then(parts.stop)),
    };
  } catch (error) {
    await listener.close();
    throw error;
  }
}

function assemble(options: StripeOptions, baseUrl: string, { state, save }: StateFile) {
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
  const endpoint = {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryPauses: options.webhookRetryPauses ?? usualRetryPauses,
  };
  const webhooks = createWebhooks(account, endpoint, saveSoon);
  const expiry = watchExpiry(account, saveSoon);
  const faults = new Faults();
  const counts = new Map<string, number>();
  const count = (route: string) => counts.set(route, (counts.get(route) ?? 0) + 1);
  const { secretKey } = options;

  const control = createControl({ account, webhooks, faults, counts, save });
  const handleControl = createControlRoutes(control);
  const handleApi = createApi({ account, expiry, secretKey, faults, count, save });
  const handlePage = createHostedPage(account, save);

  account.news.on('event', saveSoon);
  webhooks.resume();
  for (const checkout of state.checkouts.all()) expiry.watch(checkout);

  return {
    control,
    handle(call: Parameters<Handler>[0]) {
      if (call.path.startsWith('/v1/')) return handleApi(call);
      return call.path.startsWith('/_control/') ? handleControl(call) : handlePage(call);
    },
    async stop() {
      expiry.stop();
      await webhooks.cancel();
      await save();
    },
  };
}
