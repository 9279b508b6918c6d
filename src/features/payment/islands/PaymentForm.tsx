import { useStore } from '@nanostores/react';
import { type FormEvent, useRef } from 'react';
import { GuardianFields } from '#src/features/legal/islands/GuardianFields.tsx';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { guardianOf, guardianTyped } from '#src/features/legal/schemas/guardian.ts';
import type { NextSteps } from '#src/features/payment/lib/next-step.ts';
import { payerSchema } from '#src/features/payment/schemas/order.ts';
import {
  $earlierPayment,
  forgetEarlierPayment,
} from '#src/features/payment/stores/earlier-payment.ts';
import { $isPaying, pay } from '#src/features/payment/stores/payment.ts';
import { keepTyped } from '#src/features/payment/stores/typed.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { refundRules } from '#src/shared/messages/refund-rules.ts';
import { notices } from '#src/shared/messages/notices.ts';
import type { Checkout } from '#src/shared/stores/checkout.ts';
import { notifyInForm } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';
import { PhoneField } from '#src/shared/ui/PhoneField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { EarlierPaymentDialog } from './EarlierPaymentDialog.tsx';
import { LostTimeNote } from './LostTimeNote.tsx';
import { useKnownCustomer } from './use-known-customer.ts';

interface PaymentFormProps {
  checkout: Checkout;
  secureNote: string;
  nextSteps: NextSteps;
}

export function PaymentForm({ checkout, secureNote, nextSteps }: PaymentFormProps) {
  const busy = useStore($isPaying);
  const earlier = useStore($earlierPayment);
  const { customer, mentorshipType, amount, submissionId, time, phoneMessagesNotice } = checkout;
  const { problems, form } = useCheckedForm({
    schema: payerSchema,
    busy,
    send: ({ customerName, customerEmail, customerPhone, ...rest }) => {
      const guardian = guardianOf(rest);
      return pay({
        customerName,
        customerEmail,
        customerPhone,
        ...(guardian && { guardian }),
        mentorshipType,
        amount,
        ...(submissionId && { submissionId }),
        ...(time && { startsAt: time.startsAt }),
        ...(phoneMessagesNotice && { phoneMessagesNotice }),
      });
    },
    onProblems: (problems, form) => notifyInForm(noticeOf(problems, new FormData(form))),
  });

  const element = useRef<HTMLFormElement>(null);
  useKnownCustomer(element);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    form.onInput(event);
    keepTyped(event.currentTarget);
  };

  return (
    <>
      <CheckedForm
        ref={element}
        legend="Your name and how to reach you"
        {...form}
        onInput={onInput}
      >
        <h2 className="text-large">Customer Details</h2>
        <TextField
          label="Full Name"
          name="customerName"
          defaultValue={customer.name}
          autoComplete="name"
          required
          maxLength={limits.nameMaximum}
          problem={problems['customerName']}
        />
        <TextField
          label="Email Address"
          name="customerEmail"
          type="email"
          defaultValue={customer.email}
          autoComplete="email"
          required
          maxLength={limits.emailMaximum}
          problem={problems['customerEmail']}
        />
        <PhoneField
          label="Phone Number"
          name="customerPhone"
          defaultValue={customer.phone}
          problem={problems['customerPhone']}
        />
        {!submissionId && (
          <GuardianFields problems={problems} typed={guardianTyped(checkout.guardian ?? {})} />
        )}
        <p className="note note-leaf flex items-start gap-3 text-small text-leaf">
          <Icon shape={shapes.lock} size={20} className="mt-0.5 flex-none" />
          {secureNote}
        </p>
        <p className="text-small">
          {refundRules[offerOf(mentorshipType).minutes === undefined ? 'course' : 'session']}
        </p>
        <PrivacyNote>We use this for your payment and receipt.</PrivacyNote>
        {checkout.hasLostTime && <LostTimeNote mentorshipType={mentorshipType} />}
        <Button type="submit" busy={busy} busyLabel="Processing...">
          Pay {formatRupees(amount)}
        </Button>
      </CheckedForm>
      <EarlierPaymentDialog
        earlier={earlier}
        nextSteps={nextSteps}
        busy={busy}
        onRepeat={(order) => void pay({ ...order, payAgain: true })}
        onClose={forgetEarlierPayment}
      />
    </>
  );
}

/** Missing fields come before wrong ones, then the order of the screen counts. */
function noticeOf(problems: Problems, typed: FormData): Notice {
  const isEmpty = (field: string) => String(typed.get(field) ?? '').trim() === '';
  const { customerName, customerEmail, customerPhone } = problems;
  if (Object.keys(problems).some(isEmpty)) return notices.missingInformation;
  if (customerName) return notices.invalidName(customerName);
  return customerEmail ? notices.invalidEmail(customerEmail) : notices.invalidPhone(customerPhone);
}
