import { expect, test } from 'vitest';
import { join, makeAdmin, type Person } from '../support/people.ts';
import { aPost } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

let count = 0;

/** An admin of this test alone. */
async function addAdmin(fullName?: string): Promise<Person> {
  const address = `login-${++count}@college.example`;
  const admin = await join(backend, address, fullName ? { full_name: fullName } : {});
  await makeAdmin(people.service, admin);
  return admin;
}

async function write(writer: Person, author: string): Promise<string> {
  const row = aPost({ author });
  await writer.client.from('blog_posts').insert(row).throwOnError();
  return String(row['id']);
}

const rename = ({ client, id }: Person, full_name: string | null) =>
  client.from('profiles').update({ full_name }).eq('id', id).throwOnError();

async function publicRow(id: string) {
  const { data } = await people.visitor.from('blog_posts').select().eq('id', id).single();
  return data as { author: string };
}

test.each([
  ['as it is', (address: string) => address],
  ['in capitals', (address: string) => address.toUpperCase()],
  ['with spaces around it', (address: string) => ` ${address} `],
])('an admin who writes the own address as the author, %s, is named', async (_words, spelled) => {
  const admin = await addAdmin('Ila Sen');
  const row = await publicRow(await write(admin, spelled(admin.email)));
  expect(row.author).toBe('Ila Sen');
  expect(JSON.stringify(row).toLowerCase()).not.toContain(admin.email);
});

test('an admin who writes the address of another admin names that one', async () => {
  const other = await addAdmin('Dev Rao');
  const id = await write(people.admin, other.email);
  expect((await publicRow(id)).author).toBe('Dev Rao');
  await people.admin.client
    .from('blog_posts')
    .update({ author: people.admin.email })
    .eq('id', id)
    .throwOnError();
  expect((await publicRow(id)).author).toBe('Ananya Mehra');
});

test('a new name of an admin is under the old posts too, and guests keep theirs', async () => {
  const admin = await addAdmin('Ila Sen');
  const byAddress = await write(admin, admin.email);
  const byName = await write(admin, 'Ila Sen');
  const byGuest = await write(admin, 'A guest');
  await rename(admin, 'Ila Sen-Gupta');
  expect((await publicRow(byAddress)).author).toBe('Ila Sen-Gupta');
  expect((await publicRow(byName)).author).toBe('Ila Sen-Gupta');
  expect((await publicRow(byGuest)).author).toBe('A guest');
});

test('a post that is saved again follows the name as before', async () => {
  const admin = await addAdmin('Ila Sen');
  const id = await write(admin, 'Ila Sen');
  await people.admin.client
    .from('blog_posts')
    .update({ title: 'Another title', author: 'Ila Sen' })
    .eq('id', id)
    .throwOnError();
  await people.service
    .from('profiles')
    .update({ full_name: 'Ila Roy' })
    .eq('id', admin.id)
    .throwOnError();
  await rename(admin, 'Ila Rao');
  expect((await publicRow(id)).author).toBe('Ila Rao');
});

test('without a name the byline is the email, until there is a name', async () => {
  const admin = await addAdmin();
  const id = await write(admin, admin.email);
  expect((await publicRow(id)).author).toBe(admin.email);
  await rename(admin, 'Ila Sen');
  expect((await publicRow(id)).author).toBe('Ila Sen');
  await rename(admin, null);
  expect((await publicRow(id)).author).toBe('Ila Sen');
});

test('someone who is no longer an admin cannot change the byline of a post', async () => {
  const admin = await addAdmin('Ila Sen');
  const id = await write(admin, admin.email);
  await people.service.from('user_roles').delete().eq('user_id', admin.id).throwOnError();
  await rename(admin, 'Something rude');
  expect((await publicRow(id)).author).toBe('Ila Sen');
});

test('a student who takes the name of an admin changes no post', async () => {
  const id = await write(people.admin, people.admin.email);
  await rename(people.student, 'Ananya Mehra');
  await rename(people.student, 'Rohan Sharma');
  expect((await publicRow(id)).author).toBe('Ananya Mehra');
});

test('nobody reads whose account a byline belongs to', async () => {
  for (const client of [people.visitor, people.student.client, people.admin.client]) {
    const { error } = await client.schema('private').from('blog_authors').select();
    expect(error).not.toBeNull();
  }
});
