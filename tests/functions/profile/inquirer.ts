import { randomUUID } from 'node:crypto';
import { linkIn } from '../../support/mail-contents.ts';
import { shop } from '../../support/use-shop.ts';

export const hostileName = '<b onclick=alert(1)>Kavya</b>';

/** An inquiry of somebody without an account. */
export async function inquirer(): Promise<string> {
  const email = `kavya-${randomUUID()}@students.example`;
  await shop.stack.backend.query(
    `insert into form_submissions (type, email, fullname, goal, phone)
     values ('individual', $1, $2, 'placement', '9812345670')`,
    [email, hostileName],
  );
  return email;
}

export const requestLink = (email: unknown) => shop.call('request-own-data', { body: { email } });

/** The token of the link that was mailed to an address. */
export async function tokenFor(email: string): Promise<string> {
  await requestLink(email);
  await shop.received(email);
  const [mail] = await shop.stack.inbox.messages(email);
  return new URL(linkIn({ html: mail?.html ?? null }, '/my-data')).hash.replace('#data=', '');
}
