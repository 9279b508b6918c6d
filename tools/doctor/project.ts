import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { projectOf } from '../../local/hosted-build/keys.ts';
import { ask } from './ask.ts';
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts';

// What only the owner's own token reads (supabase.com/docs/reference/api: projects, auth config, backups).

const projectSchema = z.object({ region: z.string() });
const authSchema = z.object({
  site_url: z.string(),
  password_min_length: z.nullish(z.number()),
  smtp_host: z.nullish(z.string()),
  mailer_secure_email_change_enabled: z.nullish(z.boolean()),
  mailer_templates_confirmation_content: z.nullish(z.string()),
  mailer_templates_recovery_content: z.nullish(z.string()),
});
const backupsSchema = z.object({ backups: z.array(z.object({ status: z.string() })) });

const push = 'Run: npx supabase config push';
// A project on the Free plan that was made after 3 June 2026 takes no texts before it has a mail server
// (supabase.com/changelog, breaking changes).
const pushAfterMailServer = `Enter the mail server first, without which Supabase may refuse them. ${push}`;

export async function checkProject(settings: Settings): Promise<Finding[]> {
  const token = settings['SUPABASE_ACCESS_TOKEN'];
  if (!token) {
    return [
      unknown(
        'Project settings',
        'Site URL, mail templates, mail server, region and backups are seen with SUPABASE_ACCESS_TOKEN only (Supabase: Account, Access Tokens)',
      ),
    ];
  }
  const ref = settings['SUPABASE_PROJECT_ID'] || projectOf(settings['SUPABASE_URL'] ?? '');
  const base = settings['SUPABASE_API_BASE'] || 'https://api.supabase.com';
  const read = async (path: string) =>
    ask(`${base}/v1/projects/${ref}${path}`, { headers: { Authorization: `Bearer ${token}` } });

  const project = projectSchema.safeParse((await read(''))?.json);
  const auth = authSchema.safeParse((await read('/config/auth'))?.json);
  if (!project.success || !auth.success) {
    return [
      wrong(
        'Access token',
        'SUPABASE_ACCESS_TOKEN does not read this project. Make a new one (Supabase: Account, Access Tokens), or set SUPABASE_PROJECT_ID.',
      ),
    ];
  }
  return [
    ok('Access token', 'reads the project'),
    region(project.data.region),
    ...authFindings(auth.data, settings['SITE_URL'] ?? ''),
    backups((await read('/database/backups'))?.json),
  ];
}

const region = (name: string) =>
  name === 'ap-south-1'
    ? ok('Region', 'Mumbai')
    : ok(
        'Region',
        `${name}; visitors in India wait less with ap-south-1 (Mumbai), which only a new project can have`,
      );

function authFindings(auth: z.infer<typeof authSchema>, siteUrl: string): Finding[] {
  const templates = {
    confirmation: auth.mailer_templates_confirmation_content,
    recovery: auth.mailer_templates_recovery_content,
  };
  const withoutCode = Object.entries(templates)
    .filter(([, text]) => !text?.includes('.Token') || !text.includes('.ConfirmationURL'))
    .map(([name]) => name);
  return [
    auth.site_url.replace(/\/+$/, '') === siteUrl.replace(/\/+$/, '')
      ? ok('Site URL', 'is that of the site')
      : wrong('Site URL', `Links in mails lead to ${auth.site_url}. ${push}`),
    withoutCode.length === 0
      ? ok('Mail templates', 'have the link and the digits')
      : wrong(
          'Mail templates',
          `${withoutCode.join(' and ')} without the link or the digits that the site asks for. ${auth.smtp_host ? push : pushAfterMailServer}`,
        ),
    auth.smtp_host
      ? ok('Mail server', 'is your own')
      : wrong(
          'Mail server',
          'Supabase mails only your own team, a few an hour: nobody else can open an account. Enter Resend’s (Supabase: Authentication, Emails, SMTP Settings).',
        ),
    auth.mailer_secure_email_change_enabled
      ? ok('Change of address', 'both addresses have to agree')
      : wrong('Change of address', `The old address is not asked. ${push}`),
    (auth.password_min_length ?? 0) >= limits.passwordMinimum
      ? ok('Passwords', `at least ${auth.password_min_length} characters`)
      : wrong('Passwords', `Shorter ones than the site asks for are taken. ${push}`),
  ];
}

function backups(answer: unknown): Finding {
  const list = backupsSchema.safeParse(answer);
  return list.success && list.data.backups.some(({ status }) => status === 'COMPLETED')
    ? ok('Backups', 'Supabase keeps some')
    : wrong(
        'Backups',
        'Supabase keeps none on this plan. Have one made every night (docs/running.md).',
      );
}
