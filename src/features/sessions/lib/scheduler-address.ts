import { takesCustomer } from '#src/shared/lib/frame-sources.ts';

/** Who books; either may be empty. */
export interface Customer {
  name: string;
  email: string;
}

/** The address of somebody else's scheduler, with who books where it takes that over. */
export function schedulerAddress(schedulerUrl: string, customer: Customer | undefined): string {
  if (!customer || !takesCustomer(schedulerUrl)) return schedulerUrl;
  const address = new URL(schedulerUrl);
  for (const [field, value] of Object.entries({ name: customer.name, email: customer.email })) {
    if (value.trim()) address.searchParams.set(field, value.trim());
  }
  // They document spaces as %20, and show a plus sign as it is.
  address.search = address.search.replaceAll('+', '%20');
  return address.href;
}
