export interface WithGuardian {
  under_18: boolean;
  /** Null for an adult, and once the data of a parent was deleted. */
  guardian_name: string | null;
  guardian_email: string | null;
}

export const guardianHeader = ['Under 18', 'Parent or Guardian', 'Email of Parent or Guardian'];

/** The cells below `guardianHeader` in a file for a spreadsheet; empty for an adult. */
export const guardianCells = ({
  under_18,
  guardian_name,
  guardian_email,
}: WithGuardian): string[] => [under_18 ? 'yes' : '', guardian_name ?? '', guardian_email ?? ''];
