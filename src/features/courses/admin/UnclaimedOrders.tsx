import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { dayLabel } from '#src/features/courses/lib/mentor-labels.ts';
import { learnerTexts } from '#src/features/courses/messages/learners.ts';
import type { MovableOrder, UnclaimedOrder } from '#src/features/courses/schemas/learners.ts';
import { overviewOf } from '#src/features/courses/stores/course-overview.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FoldButton } from '#src/shared/ui/FoldButton.tsx';
import { useFirstFew } from '#src/shared/ui/use-first-few.ts';

interface UnclaimedOrdersProps {
  courseId: string;
  onMove: (order: MovableOrder) => void;
}

/** Who has paid and cannot learn yet; nothing when there is nobody. */
export function UnclaimedOrders(props: UnclaimedOrdersProps) {
  const { orders } = useStore(overviewOf(props.courseId).$overview);
  return orders.length === 0 ? null : <OrderList orders={orders} {...props} />;
}

function OrderList({ orders, onMove }: UnclaimedOrdersProps & { orders: UnclaimedOrder[] }) {
  const headingId = useId();
  const fold = useFirstFew(orders.length);
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={headingId} className="text-title">
          Paid, no account yet
        </h3>
        <p className="font-semibold figures">
          {orders.length} {orders.length === 1 ? 'order' : 'orders'}
        </p>
      </div>
      <p className="max-w-[44rem] text-small text-soft">{learnerTexts.unclaimed}</p>
      <ul aria-label="Paid, no account yet" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {orders.map((order, index) => (
          <li
            key={order.order_id}
            ref={fold.refOf(index)}
            tabIndex={-1}
            hidden={fold.isFolded(index)}
            className="card gap-x-4 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <Order order={order} onMove={onMove} />
          </li>
        ))}
      </ul>
      <FoldButton fold={fold} showAll={`Show all ${orders.length} orders`} />
    </section>
  );
}

interface OrderProps {
  order: UnclaimedOrder;
  onMove: UnclaimedOrdersProps['onMove'];
}

function Order({ order, onMove }: OrderProps) {
  const { order_id: orderId, customer_name: person, customer_email: email } = order;
  const link = 'link inline-flex min-h-11 items-center wrap-anywhere';
  return (
    <>
      <div className="min-w-0 text-small">
        <p className="wrap-anywhere">
          <b className="text-base font-semibold">{person}</b>
          <span className="text-soft"> · paid on {dayLabel(order.paid_at)}</span>
        </p>
        <p className="flex flex-wrap gap-x-5">
          <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
          {order.customer_phone !== null && (
            <a className={link} href={`tel:${order.customer_phone.replace(/[^+\d]/g, '')}`}>
              {order.customer_phone}
            </a>
          )}
        </p>
      </div>
      <Button
        look="quiet"
        small
        className="justify-self-start"
        aria-label={`Move to another address: the order of ${person}`}
        onClick={() => onMove({ orderId, person, email })}
      >
        Move to another address
      </Button>
    </>
  );
}
