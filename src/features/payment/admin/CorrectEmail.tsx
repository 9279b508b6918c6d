import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { sameAddress } from '#src/features/payment/messages/corrected-email.ts';
import type { ManagedPayment } from '#src/features/payment/schemas/managed-payment.ts';
import { $isCorrecting, correctEmail } from '#src/features/payment/stores/corrected-email.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { addressFormSchema } from '#src/shared/schemas/address-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

interface CorrectEmailProps {
  payment: ManagedPayment;
}

/** Gives the order of a session the address that its buyer meant. */
export function CorrectEmail({ payment }: CorrectEmailProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="quiet" small onClick={() => setIsOpen(true)}>
        Correct the email
      </Button>
      <Dialog title="Correct the email" open={isOpen} onClose={close}>
        <CorrectionForm payment={payment} onDone={close} />
      </Dialog>
    </>
  );
}

function CorrectionForm({ payment, onDone }: CorrectEmailProps & { onDone: () => void }) {
  const busy = useStore($isCorrecting);
  const [refusal, setRefusal] = useState<string>();
  const { problems, form } = useCheckedForm({
    schema: addressFormSchema,
    busy,
    send: async ({ email }) => {
      const answer = await correctEmail({ orderId: payment.order_id, email });
      if (answer === 'same_address') setRefusal(sameAddress);
      else if (answer !== undefined) onDone();
    },
  });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setRefusal(undefined);
    form.onInput(event);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="wrap-anywhere">
        The session of <strong>{payment.customer_name}</strong>, now with{' '}
        <strong>{payment.customer_email}</strong>.
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-small">
        <li>The new address gets one mail: the session, and a new private link to its page.</li>
        <li>Links in earlier mails open the session no more. The old address gets no mail.</li>
        <li>The earlier mails have your joining link. You can change it in Sessions.</li>
      </ul>
      <CheckedForm legend="Correct the email" {...form} onInput={onInput}>
        <TextField
          label="Right email"
          name="email"
          type="email"
          required
          autoComplete="off"
          maxLength={limits.emailMaximum}
          hint="Ask the buyer first, for example by phone."
          problem={problems['email'] ?? refusal}
        />
        <p role="status" className="sr-only">
          {refusal}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel="Correcting...">
            Correct the email
          </Button>
          <Button look="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </CheckedForm>
    </div>
  );
}
