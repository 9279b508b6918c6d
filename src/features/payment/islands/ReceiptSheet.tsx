import { receiptTax, type ReceiptTax } from '#src/features/payment/lib/gst.ts';
import { rupeesInWords } from '#src/features/payment/lib/rupees-in-words.ts';
import type { Receipt } from '#src/features/payment/schemas/receipt.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { site } from '#src/shared/content/site.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { formatExactRupees } from '#src/shared/lib/format.ts';
import { ReturnedParts } from './ReturnedParts.tsx';

/** One page of A4: who sold what to whom. Tax is stated only by a seller who is registered for it. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const tax = receiptTax(receipt.amount, site.gstin, receipt.billing_state);
  return (
    <article className="receipt" aria-labelledby="receipt-title">
      <div className="flex flex-wrap justify-between gap-6">
        <Seller isRegistered={tax !== undefined} />
        <div className="grid content-start gap-1">
          <h2 id="receipt-title" className="text-large">
            {tax ? 'Tax invoice' : 'Receipt'}
          </h2>
          <p className="font-semibold figures">{receipt.receipt_number}</p>
          <p className="text-soft">{indianDate(receipt.paid_at)}</p>
        </div>
      </div>
      <Notes receipt={receipt} />
      <Particulars receipt={receipt} tax={tax} />
      <Sums receipt={receipt} tax={tax} />
      <p className="text-small text-soft">
        Computer-generated receipt. No signature required. Questions? Write to {site.email}.
      </p>
    </article>
  );
}

function Seller({ isRegistered }: { isRegistered: boolean }) {
  const { name, address } = site.seller;
  return (
    <address className="grid content-start not-italic">
      <strong className="font-display text-title font-semibold">{name}</strong>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{site.email}</span>
      <span>{site.phone}</span>
      {isRegistered && <span>GSTIN {site.gstin}</span>}
    </address>
  );
}

function Notes({ receipt }: { receipt: Receipt }) {
  return (
    <>
      {receipt.is_test && <p className="note font-semibold">Test payment: no money has moved.</p>}
      {receipt.refunded_at && (
        <p className="note font-semibold">{moneyBackNote(receipt, receipt.refunded_at)}</p>
      )}
    </>
  );
}

function moneyBackNote({ money_back }: Receipt, moment: string): string {
  const day = indianDate(moment);
  if (money_back === 'on_its_way') return `A refund in full is on its way since ${day}.`;
  if (money_back === 'by_bank') return `The bank gave the money back on ${day}, after a dispute.`;
  return `Refunded in full on ${day}.`;
}

interface PartProps {
  receipt: Receipt;
  tax: ReceiptTax | undefined;
}

function Particulars({ receipt, tax }: PartProps) {
  const facts = [
    ['Received from', receipt.customer_name],
    ['Paid by', receipt.payment_method ?? 'Online payment'],
    ['Order ID', receipt.order_id],
    ...(tax ? [['Place of supply', tax.place]] : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_1fr]">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-soft">{term}</dt>
          <dd className="mb-2 wrap-anywhere sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sums({ receipt, tax }: PartProps) {
  const { name } = offerOf(receipt.mentorshiptype);
  return (
    <div className="grid gap-3">
      <table className="data-table data-table-numbers">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {name}
              {tax && <span className="block text-small text-soft">SAC {site.seller.sac}</span>}
            </td>
            <td>{formatExactRupees(tax?.taxableInRupees ?? receipt.amount)}</td>
          </tr>
          {tax?.lines.map(({ label, rupees }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>{formatExactRupees(rupees)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row">Total paid</th>
            <td>{formatExactRupees(receipt.amount)}</td>
          </tr>
          <ReturnedParts receipt={receipt} />
        </tfoot>
      </table>
      <p>
        {receipt.parts.length > 0 && 'Total paid: '}
        {rupeesInWords(receipt.amount)}
      </p>
    </div>
  );
}

const indianDate = (moment: string) => longDate(dayInIndia(moment));
