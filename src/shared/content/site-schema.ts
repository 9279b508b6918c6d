import * as z from 'zod/mini';
import { frameProblem } from '#src/shared/lib/frame-sources.ts';
import { listOf, text, webAddress } from './content-fields.ts';

/** An outside link. Empty means: not there yet. */
const laterAddress = z.union([z.literal(''), webAddress], {
  error: 'must be an address that begins with https://, or empty',
});

/** Checked here, because a browser would show an empty frame and say why to nobody. */
const framedAddress = laterAddress.check(
  z.superRefine((address, context) => {
    const message = address === '' ? undefined : frameProblem(address);
    if (message) context.addIssue({ code: 'custom', message, input: address });
  }),
);

// Two digits of the state, the PAN, and three characters more.
const gstin = /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/;

/** content/site.json: who the site is about and where its outside links lead. */
export const siteSchema = z.strictObject({
  name: text,
  brand: text,
  tagline: text,
  blurb: text,
  email: z.email('must be an email address'),
  /** Visitors see it as it is written, and their phones dial it. */
  phone: z
    .string()
    .check(z.regex(/^\+\d[\d ]{6,}\d$/, 'must be a phone number like "+91 98290 00000"')),
  /** The number of WhatsApp with its country, digits only, as wa.me takes it. Empty: none is offered. */
  whatsapp: z
    .string()
    .check(z.regex(/^(\d{8,15})?$/, 'must be digits like "919829000000", or empty')),
  /** Where live sessions take place, as people know it. Empty: nothing is said about it. */
  sessionsOn: z.string(),
  region: text,
  social: z.array(z.strictObject({ name: text, url: laterAddress })),
  groups: z.strictObject({ students: laterAddress, tpo: laterAddress }),
  schedulerUrl: framedAddress,
  paymentForms: z.strictObject({
    resumeMastery: laterAddress,
    endToEndPlacement: laterAddress,
    tpoDevelopment: laterAddress,
  }),
  /** Whether course pages offer our own checkout beside the outside form. */
  courseCheckout: z.boolean(),
  /** Who sells, as a receipt names it. `sac` is the code of the service that a tax invoice names. */
  seller: z.strictObject({
    name: text,
    address: listOf(text),
    sac: z.string().check(z.regex(/^\d{4,6}$/, 'must be the digits of a service code')),
  }),
  /** Who settles complaints, as /grievance names them. What is empty is not shown; without a mail address it is `email`. */
  grievanceOfficer: z.strictObject({
    name: z.string(),
    designation: z.string(),
    address: z.array(text),
    email: z.union([z.literal(''), z.email()], { error: 'must be an email address, or empty' }),
  }),
  /** Empty until the seller is registered; receipts state tax from then on. */
  gstin: z.string().check(z.regex(gstin, 'must be a GSTIN like "08ABCDE1234F1Z5", or empty')),
});

export type Site = z.infer<typeof siteSchema>;
