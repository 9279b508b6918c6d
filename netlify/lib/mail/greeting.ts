import { mailNameSchema } from '#src/shared/schemas/mail-name.ts';

/** Anyone can type any name with anyone's address, so we leave out what may not be a name. */
export function greeting(name: string): string {
  const { data } = mailNameSchema.safeParse(name);
  return data === undefined ? 'Hello,' : `Dear ${data},`;
}
