import { readFile, rename, writeFile } from 'node:fs/promises';

export interface Attachment {
  filename: string;
  contentType: string;
  /** In base64. */
  content: string;
}

export interface Mail {
  id: string;
  createdAt: string;
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  attachments: Attachment[];
}

export interface MailStore {
  /** Newest first. */
  list(to?: string): Mail[];
  find(id: string): Mail | undefined;
  /** A mail whose id is there already is the same mail, sent once more. */
  add(mail: Mail): Promise<void>;
  clear(): Promise<void>;
}

const keepAtMost = 500;

/** The mails that were sent, in `stateFile` when there is one; a file that cannot be read means an empty inbox. */
export async function openMailStore(stateFile?: string): Promise<MailStore> {
  let mails = stateFile === undefined ? [] : await readMails(stateFile);
  let saving = Promise.resolve();

  return {
    list: (to) => (to === undefined ? mails : mails.filter((mail) => isTo(mail, to))),
    find: (id) => mails.find((mail) => mail.id === id),
    add: async (mail) => {
      if (mails.some(({ id }) => id === mail.id)) return;
      mails = [mail, ...mails].slice(0, keepAtMost);
      await save();
    },
    clear: async () => {
      mails = [];
      await save();
    },
  };

  function save(): Promise<void> {
    if (stateFile === undefined) return Promise.resolve();
    saving = saving.catch(() => undefined).then(() => writeMails(stateFile, mails));
    return saving;
  }
}

const isTo = (mail: Mail, address: string) =>
  mail.to.some((to) => bareAddress(to) === bareAddress(address));

/** `Rohan <rohan@example.com>` and `ROHAN@example.com` are one address. */
const bareAddress = (address: string) =>
  (address.split('<').at(-1) ?? '').replace('>', '').trim().toLowerCase();

async function readMails(file: string): Promise<Mail[]> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(stored) ? (stored as Mail[]) : [];
  } catch {
    return [];
  }
}

async function writeMails(file: string, mails: Mail[]) {
  await writeFile(`${file}.new`, JSON.stringify(mails), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
