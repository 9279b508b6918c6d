import type { CollegeInquiry } from '#src/features/college/schemas/inquiry.ts';
import { insertOnce } from '#src/shared/data/form-submissions.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';

/** Stores a college's inquiry, once for each `id`. */
export async function insertCollegeInquiry(
  id: string,
  inquiry: CollegeInquiry,
  trap: FormTrap,
): Promise<void> {
  const { additionaldetails, ...rest } = inquiry;
  await insertOnce({
    id,
    type: 'college',
    ...rest,
    ...(additionaldetails && { additionaldetails }),
    ...trap,
  });
}
