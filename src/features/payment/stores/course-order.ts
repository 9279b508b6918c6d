import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { $checkout, chooseOrder } from '#src/shared/stores/checkout.ts';

const nobody = { name: '', email: '', phone: '' };

/** Goes to the payment page with a course, which needs no booking form. What was typed there before stays. */
export async function buyCourse(mentorshipType: string): Promise<void> {
  const { customer = nobody, guardian } = $checkout.get() ?? {};
  const address = chooseOrder({
    mentorshipType,
    amount: offerOf(mentorshipType).priceInRupees,
    customer,
    ...(guardian && { guardian }),
  });
  await goToPage(address);
}
