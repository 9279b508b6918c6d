import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { grievanceTopics } from '#src/features/legal/lib/grievance-topics.ts';
import { type GrievanceReceipt, grievanceSchema } from '#src/features/legal/schemas/grievance.ts';
import { $isSendingGrievance, sendGrievance } from '#src/features/legal/stores/grievance.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextArea, TextField } from '#src/shared/ui/Field.tsx';
import { FormTrap, readTrap } from '#src/shared/ui/FormTrap.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { GrievanceTicket } from './GrievanceTicket.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';

const topics = Object.entries(grievanceTopics).map(([value, label]) => ({ value, label }));

/** The form of /grievance; when it is sent, the ticket takes its place. */
export function GrievanceForm() {
  const busy = useStore($isSendingGrievance);
  const [sent, setSent] = useState<{ receipt: GrievanceReceipt; email: string }>();
  const { problems, form } = useCheckedForm({
    schema: grievanceSchema,
    busy,
    send: async (grievance, form) => {
      const receipt = await sendGrievance({ grievance, trap: readTrap(form) });
      if (receipt) setSent({ receipt, email: grievance.email });
    },
  });
  if (sent) return <GrievanceTicket {...sent} />;

  return (
    <CheckedForm legend="Your grievance" {...form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Your name"
          name="name"
          type="text"
          autoComplete="name"
          required
          maxLength={limits.nameMaximum}
          problem={problems['name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.emailMaximum}
          problem={problems['email']}
        />
        <SelectField
          label="What it is about"
          name="topic"
          required
          placeholder="Choose one"
          options={topics}
          problem={problems['topic']}
        />
        <TextField
          label="Order number"
          name="order_id"
          type="text"
          optional
          autoComplete="off"
          maxLength={limits.grievanceOrderMaximum}
          problem={problems['order_id']}
        />
      </div>
      <TextArea
        label="What happened"
        name="description"
        required
        rows={7}
        maxLength={limits.longTextMaximum}
        hint="When it was, what you expected, and what would put it right. Leave out card numbers and passwords."
        problem={problems['description']}
      />
      <FormTrap />
      <PrivacyNote>We use this to settle what went wrong and to answer you.</PrivacyNote>
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send the grievance
        </Button>
      </div>
    </CheckedForm>
  );
}
