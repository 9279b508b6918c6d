import { buyCourse } from '#src/features/payment/stores/course-order.ts';
import { paths } from '#src/shared/paths.ts';

/** Leads to our own payment page with a course chosen; without JavaScript that page says what it needs. */
export function PayHere({ offer }: { offer: string }) {
  return (
    <a
      className="btn btn-fill"
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
