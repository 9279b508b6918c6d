import * as z from 'zod/mini';

/** How a request names a session: by the order, or by the token of its page. */
export const sessionKey = {
  order_id: z.optional(z.string().check(z.regex(/^ord_[0-9a-f]{32}$/))),
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
};
