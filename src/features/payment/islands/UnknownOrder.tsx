import { unknownOrder } from '#src/features/payment/messages/outcomes.ts';
import { mailLink } from '#src/shared/lib/reply-links.ts';
import { firstCharacters } from '#src/shared/lib/shorten.ts';
import { paths } from '#src/shared/paths.ts';

interface UnknownOrderProps {
  /** The order id in the address, which may be any text. */
  orderId: string;
  /** Whom to write to. */
  email: string;
}

/** Longer than every order id. */
const shownCharacters = 64;

/** Says that there is no such order, what to check, and links to a mail about it. */
export function UnknownOrder({ orderId, email }: UnknownOrderProps) {
  const shownId = firstCharacters(orderId, shownCharacters);
  const { subject, body } = unknownOrder.letter(shownId);
  return (
    <>
      <h1 className="text-display">{unknownOrder.title}</h1>
      <p className="lead">{unknownOrder.message}</p>
      <dl className="grid w-full max-w-md grid-cols-[auto_1fr] gap-x-6 rounded-card border border-line bg-card p-5 text-left">
        <dt className="text-soft">Order ID</dt>
        <dd className="font-mono text-right text-small break-all">{shownId}</dd>
      </dl>
      <div className="flex flex-wrap justify-center gap-3">
        <a className="btn btn-fill" href={mailLink(email, subject, body)}>
          Write to us
        </a>
        <a className="btn btn-quiet" href={paths.contact}>
          Contact Us
        </a>
        <a className="btn btn-quiet" href={paths.home}>
          Back to Home
        </a>
      </div>
    </>
  );
}
