import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { ownDataMessages } from '#src/features/profile/messages.ts';
import {
  $isRequestingLink,
  $linkRequested,
  requestOwnData,
} from '#src/features/profile/stores/mailed-data.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { emailOnlySchema } from '#src/shared/schemas/account.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

/** Whose mails somebody reads, their data they may see: the link is mailed. */
export function AskForLink() {
  const busy = useStore($isRequestingLink);
  const sentTo = useStore($linkRequested);
  const { problems, form } = useCheckedForm({
    schema: emailOnlySchema,
    busy,
    send: requestOwnData,
  });
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sentTo !== undefined) focusIfLost(sent.current);
  }, [sentTo]);

  return (
    <section className="card" aria-labelledby="ask-for-link">
      <h2 id="ask-for-link" className="text-title">
        Get a link by email
      </h2>
      <p className="text-soft">
        Enter the address that you used here. We mail you a link, so that nobody else sees your
        data.
      </p>
      <CheckedForm legend="Where to mail the link" method="post" {...form}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          maxLength={limits.emailMaximum}
          problem={problems['email']}
        />
        <PrivacyNote>We use this to mail you the link, and for nothing else.</PrivacyNote>
        <Button type="submit" className="justify-self-start" busy={busy} busyLabel="Sending...">
          Mail me a link
        </Button>
      </CheckedForm>
      <div role="status">
        {sentTo !== undefined && (
          <p ref={sent} tabIndex={-1} className="note note-leaf wrap-anywhere">
            {ownDataMessages.linkSent(sentTo)}
          </p>
        )}
      </div>
    </section>
  );
}
