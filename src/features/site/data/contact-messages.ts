import type { ContactMessage } from '#src/features/site/schemas/contact-message.ts';
import { insertOnce } from '#src/shared/data/form-submissions.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';

/** Stores a message of the contact page among the inquiries, once for each `id`. */
export async function insertContactMessage(
  id: string,
  { fullname, reach, message, subject, ...newsletter }: ContactMessage,
  trap: FormTrap,
): Promise<void> {
  const additionaldetails = subject ? `${subject}\n\n${message}` : message;
  await insertOnce({
    id,
    type: 'contact',
    fullname,
    ...reach,
    additionaldetails,
    ...newsletter,
    ...trap,
  });
}
