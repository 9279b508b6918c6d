import { useStore } from '@nanostores/react';
import { NewsletterBox } from '#src/features/legal/islands/NewsletterBox.tsx';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { collegeInquirySchema, preferredModes } from '#src/features/college/schemas/inquiry.ts';
import { $isSendingInquiry, sendInquiry } from '#src/features/college/stores/inquiry.ts';
import { SessionDateField } from '#src/features/mentorship/islands/SessionDateField.tsx';
import { limits } from '#src/shared/lib/limits.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notifyInForm } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextArea, TextField } from '#src/shared/ui/Field.tsx';
import { FormTrap, readTrap } from '#src/shared/ui/FormTrap.tsx';
import { PhoneField } from '#src/shared/ui/PhoneField.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

const modeLabels = {
  offline: 'Offline, on our campus',
  online: 'Online',
  hybrid: 'Hybrid, a part of each',
} satisfies Record<(typeof preferredModes)[number], string>;

/** 'College Program Inquiry' (docs/product.md 3, 5 and 8). */
export function CollegeInquiryForm({ builtOn }: { builtOn: string }) {
  const busy = useStore($isSendingInquiry);
  const { problems, form } = useCheckedForm({
    schema: collegeInquirySchema,
    busy,
    send: async (inquiry, form) => {
      if (await sendInquiry({ inquiry, trap: readTrap(form) })) form.reset();
    },
    onProblems: (problems, form) =>
      notifyInForm(hasEmptyField(form) ? notices.inquiryMissingFields : firstOf(form, problems)),
  });

  return (
    <CheckedForm legend="Your institution and its inquiry" {...form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Institution Name"
          name="institutionname"
          type="text"
          autoComplete="organization"
          required
          maxLength={limits.shortTextMaximum}
          problem={problems['institutionname']}
        />
        <TextField
          label="Contact Person"
          name="contactperson"
          type="text"
          autoComplete="name"
          required
          maxLength={limits.nameMaximum}
          problem={problems['contactperson']}
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
        <PhoneField label="Phone" name="phone" problem={problems['phone']} />
        <SelectField
          label="Preferred Mode"
          name="preferredmode"
          required
          placeholder="Choose one"
          options={preferredModes.map((value) => ({ value, label: modeLabels[value] }))}
          problem={problems['preferredmode']}
        />
        <TextField
          label="Expected Student Count"
          name="studentcount"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={limits.studentCountMaximum}
          step={1}
          problem={problems['studentcount']}
        />
        <SessionDateField builtOn={builtOn} problem={problems['sessiondate']} />
      </div>
      <TextArea
        label="Additional Details"
        name="additionaldetails"
        optional
        rows={5}
        maxLength={limits.longTextMaximum}
        hint="Branches, companies that you expect, modules that you would like, and anything else."
        problem={problems['additionaldetails']}
      />
      <NewsletterBox />
      <PrivacyNote>We use this to answer you and to plan the training.</PrivacyNote>
      <FormTrap />
      <div>
        <Button type="submit" busy={busy} busyLabel="Submitting...">
          Submit Inquiry
        </Button>
      </div>
    </CheckedForm>
  );
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[];

const hasEmptyField = (form: HTMLFormElement) =>
  fieldsOf(form).some((field) => field.required && field.value.trim() === '');

/** Nothing is missing, so the first thing that is wrong is said instead. */
function firstOf(form: HTMLFormElement, problems: Problems) {
  const wrong = fieldsOf(form).find(({ name }) => Object.hasOwn(problems, name));
  return notices.inquiryFailed(wrong && problems[wrong.name]);
}
