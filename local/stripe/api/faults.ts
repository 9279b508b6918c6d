import { invalidRequest, rateLimited, serverError, type StripeFailure } from '../errors.ts';
import type { Silence } from '../http.ts';

/** What goes wrong with a call of the API. */
export interface ApiFault {
  answer: 400 | 500 | 429 | Silence;
  /** True: the call does its work first and only the answer is lost. */
  afterwards?: boolean | undefined;
  /** The text of a 400, 500 or 429. */
  message?: string | undefined;
}

export function faultOf({ answer, message }: ApiFault): StripeFailure | Silence {
  if (answer === 400) return invalidRequest(message ?? refused);
  if (answer === 500) return serverError(message);
  return answer === 429 ? rateLimited(message) : answer;
}

/** As accounts read it that may not take money, or not any more. */
const refused = 'Your account cannot currently make charges.';
