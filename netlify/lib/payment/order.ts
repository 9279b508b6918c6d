import type { Database } from '#src/shared/data/database.types.ts';

/** A row of `payments`. Times are ISO 8601 texts, the amount is in whole rupees. */
export type Order = Database['public']['Tables']['payments']['Row'];
