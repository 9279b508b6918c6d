import { mailNameSchema } from '#src/shared/schemas/mail-name.ts';

/** Anyone can type any name beside anyone's address: what is not surely a name is left out. */
export function greeting(name: string): string {
  const { data } = mailNameSchema.safeParse(name);
  return data === undefined ? 'Hello,' : `Dear ${data},`;
}
