import {
  erasedSchema,
  type OwnData,
  type OwnDataAction,
  ownDataSchema,
  type Records,
  recordsSchema,
  stoppedSchema,
} from '#src/features/profile/schemas/own-data.ts';
import { callFunction } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';

// What is stored about an address, for whoever reads its mails. All throw a FunctionRefusal or a DataError.

/** Asks for a mail with a link. Nobody is told whether one was sent. */
export async function requestLink(email: string): Promise<void> {
  await callFunction('request-own-data', { method: 'POST', body: { email } });
}

const ask = (token: string, action: OwnDataAction) =>
  callFunction('own-data', { method: 'POST', body: { token, action } });

export const readNumbers = async (token: string): Promise<OwnData> =>
  parseAnswer(ownDataSchema, await ask(token, 'look'));

export const readRecords = async (token: string): Promise<Records> =>
  parseAnswer(recordsSchema, await ask(token, 'download'));

/** What is stored then. */
export const withdrawMailed = async (token: string, consent: string): Promise<OwnData> =>
  parseAnswer(
    ownDataSchema,
    await callFunction('own-data', {
      method: 'POST',
      body: { token, action: 'withdraw', consent },
    }),
  );

/** For whoever holds the link of the mail with which a newsletter began. */
export async function stopNewsletter(token: string): Promise<void> {
  parseAnswer(
    stoppedSchema,
    await callFunction('stop-newsletter', { method: 'POST', body: { token } }),
  );
}

export async function eraseRecords(token: string): Promise<void> {
  parseAnswer(erasedSchema, await ask(token, 'erase'));
}
