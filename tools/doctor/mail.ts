import * as z from 'zod/mini';
import { ask } from './ask.ts';
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts';

const domainsPage = 'Resend: Domains';

const domainsSchema = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
});
const domainSchema = z.object({
  records: z.array(z.object({ record: z.string(), status: z.string() })),
});
const errorSchema = z.object({ name: z.string() });

export async function checkMail(settings: Settings): Promise<Finding[]> {
  const base = settings['RESEND_BASE_URL'] || 'https://api.resend.com';
  const headers = { Authorization: `Bearer ${settings['RESEND_API_KEY'] ?? ''}` };
  const answer = await ask(`${base}/domains`, { headers });
  if (!answer || answer.status >= 500)
    return [
      wrong('Resend', 'Resend does not answer. Try again in some minutes (resend-status.com).'),
    ];

  const refusal = errorSchema.safeParse(answer.json).data?.name;
  // A key that may only send cannot say more (resend.com/docs/api-reference/errors).
  if (refusal === 'restricted_api_key') {
    return [
      ok('Resend key', 'is taken, and may only send'),
      unknown('Sender', `look at ${domainsPage}: it has to say Verified`),
    ];
  }
  const domains = domainsSchema.safeParse(answer.json);
  if (!domains.success) {
    return [wrong('Resend key', 'RESEND_API_KEY is refused. Make a new one (Resend: API Keys).')];
  }
  return [
    ok('Resend key', 'is taken'),
    ...(await senderOf(settings, domains.data.data, base, headers)),
  ];
}

async function senderOf(
  settings: Settings,
  domains: z.infer<typeof domainsSchema>['data'],
  base: string,
  headers: Record<string, string>,
): Promise<Finding[]> {
  const item = 'Sender';
  const name = /@([^\s>]+)>?\s*$/.exec(settings['MAIL_FROM'] ?? '')?.[1]?.toLowerCase();
  if (name === undefined)
    return [
      wrong(item, 'MAIL_FROM has no address. Write it like: Asha Verma <hello@your-domain.in>'),
    ];
  const domain = domains.find((known) => known.name.toLowerCase() === name);
  if (!domain)
    return [
      wrong(
        item,
        `${name} is no domain of this account, so no mail goes out. Add it (${domainsPage}), or correct MAIL_FROM.`,
      ),
    ];

  const detail = await ask(`${base}/domains/${domain.id}`, { headers });
  const records = domainSchema.safeParse(detail?.json).data?.records ?? [];
  const open = [
    ...new Set(records.filter(({ status }) => status !== 'verified').map(({ record }) => record)),
  ];
  if (open.length > 0) {
    return [
      wrong(
        item,
        `${name}: ${open.join(' and ')} not verified, so mails are lost or land in spam. Enter the records of ${domainsPage} at your domain’s provider.`,
      ),
    ];
  }
  return [
    domain.status === 'verified'
      ? ok(item, `${name} is verified`)
      : wrong(item, `${name} is ${domain.status}. Press Verify (${domainsPage}).`),
  ];
}
