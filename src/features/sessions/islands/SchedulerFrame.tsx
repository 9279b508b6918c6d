import { schedulerAddress } from '#src/features/sessions/lib/scheduler-address.ts';
import { findCustomer } from '#src/features/sessions/stores/scheduler-customer.ts';
import { ClickedFrame, type ClickedFrameProps } from '#src/features/site/islands/ClickedFrame.tsx';

type SchedulerFrameProps = ClickedFrameProps & { address: string };

/** Somebody else's scheduler, which opens with the name and the mail of who books. */
export function SchedulerFrame({ address, ...props }: SchedulerFrameProps) {
  return (
    <ClickedFrame
      {...props}
      address={async () => schedulerAddress(address, await findCustomer())}
    />
  );
}
