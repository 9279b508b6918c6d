import * as z from 'zod/mini';
import content from '../../../content/site.json' with { type: 'json' };

const webAddress = z
  .string()
  .check(z.regex(/^(https:\/\/\S+)?$/, 'Write an https:// address or leave it empty'));

// Two digits of the state, the PAN, and three characters more.
const gstinPattern = /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/;

/** Who the site is about and where its outside links lead. An empty address means: not there yet. */
export const site = z
  .object({
    name: z.string().check(z.minLength(1)),
    brand: z.string().check(z.minLength(1)),
    tagline: z.string(),
    blurb: z.string(),
    email: z.email(),
    phone: z.string(),
    region: z.string(),
    social: z.array(z.object({ name: z.string(), url: webAddress })),
    groups: z.object({ students: webAddress, tpo: webAddress }),
    schedulerUrl: webAddress,
    paymentForms: z.object({
      resumeMastery: webAddress,
      endToEndPlacement: webAddress,
      tpoDevelopment: webAddress,
    }),
    /** Whether course pages offer our own checkout beside the outside form. */
    courseCheckout: z.boolean(),
    /** Who sells, as a receipt names it. `sac` is the code of the service that a tax invoice names. */
    seller: z.object({
      name: z.string().check(z.minLength(1)),
      address: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
      sac: z.string().check(z.regex(/^\d{4,6}$/, 'Write the digits of a service code')),
    }),
    /** Empty until the seller is registered; receipts state tax from then on. */
    gstin: z
      .string()
      .check(z.regex(gstinPattern, 'Write a GSTIN like 08ABCDE1234F1Z5, or leave it empty')),
  })
  .parse(content);
