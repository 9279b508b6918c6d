import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../supabase/templates/${name}.html`, import.meta.url));

/** The mails of the auth service; supabase/config.toml names the same ones for a hosted project. */
export const mailTemplates = {
  confirmation: {
    subject: 'Confirm your email address',
    content_path: fileOf('confirmation'),
  },
  recovery: { subject: 'Choose a new password', content_path: fileOf('recovery') },
  email_change: {
    subject: 'Confirm your new email address',
    content_path: fileOf('email_change'),
  },
} as const;

interface MailValues {
  ConfirmationURL: string;
  Token: string;
  Email?: string;
  NewEmail?: string;
}

/** A mail with the values that @supabase/lite gives it. */
export async function renderMail(
  kind: keyof typeof mailTemplates,
  values: MailValues,
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, content_path } = mailTemplates[kind];
  const template = await readFile(content_path, 'utf8');
  const html = template.replace(
    /\{\{\s*\.(\w+)\s*\}\}/g,
    (whole, name: string) => values[name as keyof MailValues] ?? whole,
  );
  const text = `${subject} with this code: ${values.Token}\n\nOr follow this link: ${values.ConfirmationURL}`;
  return { subject, html, text };
}
