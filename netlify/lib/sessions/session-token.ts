import { idOfSigned, signId } from '../http/signed-id.ts';

/** The token of a session's page, by the `link_id` of its booking. Every mail has the same, until the order moves. */
export const tokenOfLink = (linkId: string): string => signId('session', linkId);

/** The `link_id` of the booking whose page a token opens, or null when nobody here wrote the token. */
export const linkIdOfToken = (token: string): string | null => idOfSigned('session', token);
