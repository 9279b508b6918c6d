import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHttp } from '../../../local/server/http-server.ts';
import { checkProject } from '../../../tools/doctor/project.ts';

// What Supabase's own API says of a project that is set up well (supabase.com/docs/reference/api).
const template = '<a href="{{ .ConfirmationURL }}">Confirm</a> or {{ .Token }}';
const good = {
  '': { region: 'ap-south-1' },
  '/config/auth': {
    site_url: 'https://mentor.example',
    password_min_length: 8,
    smtp_host: 'smtp.resend.com',
    mailer_secure_email_change_enabled: true,
    mailer_templates_confirmation_content: template,
    mailer_templates_recovery_content: template,
  },
  '/database/backups': { backups: [{ status: 'COMPLETED' }] },
};

let answers: Record<string, object> = good;
let api: Awaited<ReturnType<typeof serveHttp>>;

beforeAll(async () => {
  api = await serveHttp({
    port: 0,
    handle: async (request) => {
      const path = new URL(request.url).pathname.replace('/v1/projects/abcdefghijklmnopqrst', '');
      const isOwner = request.headers.get('authorization') === 'Bearer sbp_owner';
      return isOwner ? Response.json(answers[path]) : new Response('{}', { status: 401 });
    },
  });
});
afterAll(() => api.close());

type Changes = Partial<Record<keyof typeof good, object>>;

const wrongFindings = async (changes: Changes, token = 'sbp_owner') => {
  answers = Object.fromEntries(
    Object.entries(good).map(([path, answer]) => [
      path,
      { ...answer, ...changes[path as keyof typeof good] },
    ]),
  );
  const findings = await checkProject({
    SITE_URL: 'https://mentor.example/',
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    SUPABASE_ACCESS_TOKEN: token,
    SUPABASE_API_BASE: api.origin,
  });
  return findings.filter(({ state }) => state === 'wrong');
};

const wrongWith = async (changes: Changes, token?: string) =>
  (await wrongFindings(changes, token)).map(({ item }) => item);

test('of a project that is set up nothing is wrong', async () => {
  expect(await wrongWith({})).toEqual([]);
});

test.each<[string, string, Changes]>([
  [
    'links that lead elsewhere',
    'Site URL',
    { '/config/auth': { site_url: 'http://localhost:3000' } },
  ],
  [
    'the mails that Supabase comes with',
    'Mail templates',
    { '/config/auth': { mailer_templates_recovery_content: '{{ .ConfirmationURL }}' } },
  ],
  ['no mail server of its own', 'Mail server', { '/config/auth': { smtp_host: null } }],
  [
    'an old address that is not asked',
    'Change of address',
    { '/config/auth': { mailer_secure_email_change_enabled: false } },
  ],
  ['passwords of six letters', 'Passwords', { '/config/auth': { password_min_length: 6 } }],
  ['no backup', 'Backups', { '/database/backups': { backups: [] } }],
])('%s: %s, and nothing else, is called wrong', async (_what, item, changes) => {
  expect(await wrongWith(changes)).toEqual([item]);
});

test('the mails wait for the mail server, without which a new free project keeps those of Supabase', async () => {
  const supabaseMails = { mailer_templates_recovery_content: '{{ .ConfirmationURL }}' };
  const ofMails = async (changes: object) => {
    const findings = await wrongFindings({ '/config/auth': { ...supabaseMails, ...changes } });
    return findings.find(({ item }) => item === 'Mail templates');
  };
  expect(await ofMails({ smtp_host: null })).toMatchObject({
    says: expect.stringContaining('Enter the mail server first'),
  });
  expect(await ofMails({})).not.toMatchObject({
    says: expect.stringContaining('mail server'),
  });
});

test('a token of somebody else is named', async () => {
  expect(await wrongWith({}, 'sbp_other')).toEqual(['Access token']);
});
