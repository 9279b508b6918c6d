import * as z from 'zod/mini';
import { emailSchema } from './text.ts';

/** A form that asks for the address of somebody. */
export const addressFormSchema = z.object({ email: emailSchema });
