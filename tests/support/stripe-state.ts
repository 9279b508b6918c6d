import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterEach, beforeEach } from 'vitest';
import type { RunningStripe } from '../../local/payments/stripe/stripe.ts';
import { sdkFor, startEmulator } from './stripe-emulator.ts';
import { openEndpoint, type WebhookEndpoint } from './webhook-endpoint.ts';

interface StateDocument {
  state: {
    checkouts: { session: Stripe.Checkout.Session }[];
    answers: { created: number }[];
  };
}

/** A folder with the file in which emulators, one after the other, keep their state. */
export interface KeptState {
  folder: string;
  file: string;
  endpoint: WebhookEndpoint;
  start(): Promise<RunningStripe & { stripe: Stripe }>;
  read(): Promise<StateDocument['state']>;
  /** Changes the file as time would. */
  change(change: (state: StateDocument['state']) => void): Promise<void>;
}

/** New for each test of the file that calls this. */
export function keepState(): KeptState {
  const kept = {} as KeptState;
  let running: RunningStripe[];

  beforeEach(async () => {
    running = [];
    const folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
    const file = join(folder, 'stripe', 'state.json');
    const endpoint = await openEndpoint();
    const start: KeptState['start'] = async () => {
      const options = { stateFile: file, webhookRetryPauses: [10] };
      const emulator = await startEmulator(endpoint.url, options);
      running.push(emulator);
      return { ...emulator, stripe: sdkFor(emulator.url) };
    };
    const document = async () => JSON.parse(await readFile(file, 'utf8')) as StateDocument;
    const read = async () => (await document()).state;
    const change: KeptState['change'] = async (apply) => {
      const changed = await document();
      apply(changed.state);
      await writeFile(file, JSON.stringify(changed));
    };
    Object.assign(kept, { folder, file, endpoint, start, read, change });
  });

  afterEach(async () => {
    for (const emulator of running) await emulator.close();
    await kept.endpoint.close();
    await rm(kept.folder, { recursive: true });
  });
  return kept;
}
