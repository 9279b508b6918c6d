import { join } from 'node:path';
import { openBackend, type Backend, type BackendOptions } from '../backend/backend.ts';
import { startGoogle, type Google } from '../google.ts';
import { startInbox, type Inbox } from '../inbox.ts';
import { findFreePort } from './free-port.ts';
import { createLocalSecrets, type LocalSecrets } from './local-secrets.ts';
import { mailFrom } from './mail-from.ts';
import type { MailLimits } from './mail/resend-limits.ts';
import { type Payments, type ProviderName, startPayments } from './payments.ts';

export interface ServiceOptions {
  /** The site's; those of the services follow it. 0 or nothing: any free one. */
  port?: number;
  /** Absent: everything is kept in memory. */
  dataDir?: string;
  seed?: 'sample' | 'none';
  jwtExpirySeconds?: number;
  /** As of the backend. */
  limitsAuth?: boolean;
  /** What the mail service allows; absent: what Resend's free plan does. */
  mailLimits?: MailLimits;
  /** Who takes the money of new orders; absent: whom PAYMENT_PROVIDER names, or Stripe. */
  paymentProvider?: ProviderName;
  /** False: WhatsApp is not set up, as on a site without its keys. */
  writesToPhones?: boolean;
  /** Opens the backend in another way; those who open many can share what is expensive. */
  openBackend?: (options: BackendOptions) => Promise<Backend>;
}

export interface Services {
  backend: Backend;
  google: Google;
  inbox: Inbox;
  payments: Payments;
  secrets: LocalSecrets;
  /** Its keys, where it is set up. */
  whatsapp: LocalSecrets['whatsapp'] | undefined;
}

/** Starts what the site is a customer of: the backend, and the stand-ins for Google, Stripe, Razorpay and the mail service. */
export async function startServices(
  options: ServiceOptions,
  siteUrl: string,
  started: AsyncDisposableStack,
): Promise<Services> {
  const { port: sitePort, dataDir, seed = 'none', jwtExpirySeconds, limitsAuth } = options;
  const secrets = createLocalSecrets();
  // On ports that stay the same, the links that they gave out still work after a restart. Where any will do, the service
  // takes one by itself: one that was looked up could be somebody else's by the time that it is used.
  const portAfter = async (offset: number) => (sitePort ? findFreePort(sitePort + offset) : 0);
  const stateFile = (name: string) =>
    dataDir === undefined ? {} : { stateFile: join(dataDir, name) };

  const google = await startGoogle(siteUrl, await portAfter(3));
  started.defer(() => google.close());
  const inbox = await startInbox({
    port: await portAfter(2),
    apiKey: secrets.resendKey,
    whatsapp: secrets.whatsapp,
    from: mailFrom,
    limits: options.mailLimits,
    ...stateFile('inbox.json'),
  });
  started.defer(() => inbox.close());

  const open = options.openBackend ?? openBackend;
  const backend = await open({
    siteUrl,
    google,
    mail: (message) => inbox.deliver(message),
    seed,
    ...(dataDir !== undefined && { dataDir }),
    ...(jwtExpirySeconds !== undefined && { jwtExpirySeconds }),
    ...(limitsAuth !== undefined && { limitsAuth }),
  });
  started.defer(() => backend.close());

  const payments = await startPayments(
    {
      provider: options.paymentProvider,
      siteUrl,
      secrets,
      ports: { stripe: await portAfter(1), razorpay: await portAfter(4) },
      stateFile,
    },
    started,
  );
  const whatsapp = options.writesToPhones === false ? undefined : secrets.whatsapp;
  return { backend, google, inbox, payments, secrets, whatsapp };
}
