import { useStore } from '@nanostores/react';
import { $isReadingOwnData, readOwnData } from '#src/features/profile/stores/own-account.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';

export function OwnDataCard() {
  const busy = useStore($isReadingOwnData);
  const download = async () => {
    const text = await readOwnData();
    if (text !== undefined) saveFile('my-data.json', 'application/json', text);
  };
  return (
    <section className="card">
      <h2 className="text-title">My data</h2>
      <p className="text-soft">
        All that is stored about you, in one file (JSON): your profile, inquiries, registrations,
        orders, sessions, reviews, courses, and the mails we sent you.
      </p>
      <p className="text-small text-soft">
        What lies under an earlier address of yours is on the page{' '}
        <a className="link" href={paths.myData}>
          Your data
        </a>
        .
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        busy={busy}
        busyLabel="Collecting..."
        onClick={() => void download()}
      >
        Download my data
      </Button>
    </section>
  );
}
