import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { chooseOrder } from '#src/shared/stores/checkout.ts';

/** Goes to the payment page with a course, which needs no booking form. */
export async function buyCourse(mentorshipType: string): Promise<void> {
  const address = chooseOrder({
    mentorshipType,
    amount: offerOf(mentorshipType).priceInRupees,
    customer: { name: '', email: '', phone: '' },
  });
  await goToPage(address);
}
