import * as z from 'zod/mini';
import content from '../../content/site.json' with { type: 'json' };

const webAddress = z
  .string()
  .check(z.regex(/^(https:\/\/\S+)?$/, 'Write an https:// address or leave it empty'));

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
    gstin: z.string(),
  })
  .parse(content);
