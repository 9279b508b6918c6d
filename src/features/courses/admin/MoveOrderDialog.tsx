import { useStore } from '@nanostores/react';
import type { MovableOrder } from '#src/features/courses/schemas/learners.ts';
import { $isMoving, moveCourseOrder } from '#src/features/courses/stores/learner-access.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { addressFormSchema } from '#src/shared/schemas/address-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface MoveOrderDialogProps {
  courseId: string;
  order: MovableOrder;
  open: boolean;
  onClose: () => void;
}

/** Gives an order the address that its buyer meant. */
export function MoveOrderDialog({ courseId, order, open, onClose }: MoveOrderDialogProps) {
  const busy = useStore($isMoving);
  const { problems, form } = useCheckedForm({
    schema: addressFormSchema,
    busy,
    send: async ({ email }) => {
      if ((await moveCourseOrder({ courseId, order, email })) !== undefined) onClose();
    },
  });
  return (
    <Dialog title="Move to another address" open={open} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="wrap-anywhere">
          The order of <strong>{order.person}</strong>, now with <strong>{order.email}</strong>.
          <span className="block text-small text-soft">{order.orderId}</span>
        </p>
        <ul className="grid list-disc gap-1 pl-5 text-small">
          <li>If an account has the new address, the course is open to it at once.</li>
          <li>If not, the course waits until they sign up with it. A mail tells them how.</li>
          <li>The old address loses the course. What was finished stays with its account.</li>
        </ul>
        <CheckedForm legend="Move to another address" {...form}>
          <TextField
            label="New address"
            name="email"
            type="email"
            required
            autoComplete="off"
            maxLength={limits.emailMaximum}
            problem={problems['email']}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} busyLabel="Moving...">
              Move the order
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </CheckedForm>
      </div>
    </Dialog>
  );
}
