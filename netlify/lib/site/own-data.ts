import * as z from 'zod/mini';
import {
  mailedConsentSchema,
  type OwnData,
  recordsSchema,
} from '#src/features/profile/schemas/own-data.ts';
import { idOfSigned } from '../http/signed-id.ts';
import { ownDataPurpose } from '../mail/own-data-mail.ts';
import { database, unwrap, unwrapOptional } from './database.ts';

// What is stored about an address whose mails somebody reads. Everything throws DatabaseError.

const storedSchema = z.object({
  email: z.string(),
  has_account: z.boolean(),
  records: recordsSchema,
});

type StoredData = z.infer<typeof storedSchema>;

/** Queues a mail with a link, if something is stored about the address. */
export async function requestOwnData(email: string): Promise<void> {
  unwrapOptional(await database().rpc('request_own_data', { email }));
}

/** The request that a token was made for, or null when nobody here wrote the token. */
export const requestOfToken = (token: string): string | null => idOfSigned(ownDataPurpose, token);

/** What is stored about the address of a request, or null when it is too old or was used to delete. */
export async function findOwnData(id: string): Promise<StoredData | null> {
  const found = unwrapOptional(await database().rpc('data_of_request', { id }));
  return found === null ? null : storedSchema.parse(found);
}

/** Deletes it. False when the request is too old, or was used before. */
export async function eraseOwnData(id: string): Promise<boolean> {
  return unwrap(await database().rpc('erase_request', { id }));
}

/** The same in numbers, without tables in which nothing is. */
export const inNumbers = ({ email, has_account, records }: StoredData): OwnData => ({
  email,
  hasAccount: has_account,
  counts: Object.entries(records)
    .map(([table, rows]) => ({ table, count: rows.length }))
    .filter(({ count }) => count > 0),
  paidOrders: (records['payments'] ?? []).filter((row) => row['receipt_number'] !== null).length,
  consents: z
    .array(mailedConsentSchema)
    .parse(records['consents'] ?? [])
    .reverse(),
});
