import { useStore } from '@nanostores/react';
import { NewsletterBox } from '#src/features/legal/islands/NewsletterBox.tsx';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { contactNotices } from '#src/features/site/messages.ts';
import { subjectParameter } from '#src/features/site/paths.ts';
import { contactMessageSchema } from '#src/features/site/schemas/contact-message.ts';
import { $isSendingMessage, sendMessage } from '#src/features/site/stores/contact-message.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notifyInForm } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextArea, TextField } from '#src/shared/ui/Field.tsx';
import { FormTrap, readTrap } from '#src/shared/ui/FormTrap.tsx';
import { useHydrated } from '#src/shared/ui/use-hydrated.ts';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

/** A short message that lands among the inquiries. */
export function ContactForm() {
  const busy = useStore($isSendingMessage);
  // The link that led here may say what it is about.
  const subject = useHydrated()
    ? (new URLSearchParams(location.search).get(subjectParameter) ?? '').slice(
        0,
        limits.shortTextMaximum,
      )
    : '';
  const { problems, form } = useCheckedForm({
    schema: contactMessageSchema,
    busy,
    send: async (message, form) => {
      if (await sendMessage({ message, trap: readTrap(form) })) form.reset();
    },
    onProblems: () => notifyInForm(contactNotices.incomplete),
  });

  return (
    <CheckedForm legend="Your message" {...form}>
      {subject && (
        <>
          <p>
            About: <b>{subject}</b>
          </p>
          <input type="hidden" name="subject" value={subject} />
        </>
      )}
      <TextField
        label="Full Name"
        name="fullname"
        autoComplete="name"
        required
        maxLength={limits.nameMaximum}
        problem={problems['fullname']}
      />
      <TextField
        label="Email or Phone"
        name="reach"
        type="text"
        autoComplete="email"
        required
        hint="Where we answer. A mobile number has 10 digits."
        maxLength={limits.emailMaximum}
        problem={problems['reach']}
      />
      <TextArea
        label="Message"
        name="message"
        required
        rows={4}
        maxLength={limits.longTextMaximum}
        problem={problems['message']}
      />
      <FormTrap />
      <NewsletterBox />
      <PrivacyNote>We use this to answer you.</PrivacyNote>
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send Message
        </Button>
      </div>
    </CheckedForm>
  );
}
