import type { IncomingHttpHeaders } from 'node:http';
import type * as z from 'zod/mini';
import { read } from './parameters.ts';

export interface ApiRoute {
  method: 'GET' | 'POST';
  /** As in Razorpay's reference: `/v1/payment_links/:id`. */
  pattern: string;
  /** `id` is the one in the path, or empty where the pattern has none. */
  run(given: unknown, id: string, headers: IncomingHttpHeaders): unknown;
}

interface Definition<Schema extends z.core.$ZodType> extends Omit<ApiRoute, 'run'> {
  parameters: Schema;
  run(parameters: z.output<Schema>, id: string, headers: IncomingHttpHeaders): unknown;
}

export const apiRoute = <Schema extends z.core.$ZodType>({
  method,
  pattern,
  parameters,
  run,
}: Definition<Schema>): ApiRoute => ({
  method,
  pattern,
  run: (given, id, headers) => run(read(parameters, given), id, headers),
});
