import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { confirmAddressSchema } from '#src/shared/schemas/account.ts';
import { $session } from '#src/shared/stores/session.ts';
import { $isDeletingAccount, deleteOwnAccount } from '#src/shared/stores/sign-out.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';

/** Deletes the account with all its data, after its email was typed. */
export function DeleteAccountCard() {
  const { isAdmin } = useStore($session);
  const [isAsking, ask] = useState(false);
  return (
    <section className="card">
      <h2 className="text-title">Delete my account</h2>
      {isAdmin ? (
        <p className="text-soft">
          This account runs the site, so it cannot be deleted here. Remove its admin role first.
        </p>
      ) : (
        <>
          <p className="text-soft">
            All that is stored about you is deleted with it: your profile, inquiries, registrations,
            reviews, all that you did in courses, and the papers of your sessions. Orders that you
            paid for stay with your name and email, because the law requires us to keep payment
            records.
          </p>
          <Button look="alarm" className="justify-self-start" onClick={() => ask(true)}>
            Delete my account
          </Button>
        </>
      )}
      <Dialog title="Delete your account?" open={isAsking} onClose={() => ask(false)}>
        <Confirmation onKeep={() => ask(false)} />
      </Dialog>
    </section>
  );
}

function Confirmation({ onKeep }: { onKeep: () => void }) {
  const { user } = useStore($session);
  const busy = useStore($isDeletingAccount);
  const address = user?.email ?? '';
  const { problems, form } = useCheckedForm({
    schema: confirmAddressSchema(address),
    busy,
    send: deleteOwnAccount,
  });
  return (
    <CheckedForm legend="What confirms the deletion" method="post" {...form}>
      <p>
        Everything linked to <strong className="break-all">{address}</strong> is deleted at once.
        This action cannot be undone.
      </p>
      <TextField
        label="Your email address, to confirm"
        name="address"
        type="email"
        autoComplete="off"
        required
        problem={problems['address']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="alarm" busy={busy} busyLabel="Deleting...">
          Delete for good
        </Button>
        <Button look="quiet" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </CheckedForm>
  );
}
