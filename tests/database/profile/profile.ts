import { randomUUID } from 'node:crypto';
import { join, type Person } from '../support/people.ts';
import { backend, people } from '../support/use-backend.ts';

export async function profileOf({ id }: Person) {
  const { data } = await people.service
    .from('profiles')
    .select('email, full_name, role')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

export const isAdmin = async ({ client }: Person) => (await client.rpc('is_admin')).data;

export const newcomer = (metadata: object = {}) =>
  join(backend, `${randomUUID()}@college.example`, metadata);
