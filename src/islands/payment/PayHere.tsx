import { paths } from '#src/config/navigation.ts';
import { buyCourse } from '#src/stores/booking.ts';

/** Leads to our own payment page with a course chosen; without JavaScript that page says what it needs. */
export function PayHere({ offer }: { offer: string }) {
  return (
    <a
      className="btn btn-quiet"
      href={paths.payment}
      data-in-place
      onClick={(event) => {
        event.preventDefault();
        void buyCourse(offer);
      }}
    >
      Pay here
    </a>
  );
}
