import { leavePage } from '#src/shared/browser/leave-page.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { chooseOrder } from '#src/shared/stores/checkout.ts';

/** Goes to the payment page with a course, which needs no booking form. */
export async function buyCourse(mentorshipType: string): Promise<void> {
  const address = chooseOrder({
    mentorshipType,
    amount: offerOf(mentorshipType).priceInRupees,
    customer: { name: '', email: '', phone: '' },
  });
  await leavePage(address);
}
