import { useStore } from '@nanostores/react';
import { $isReadingOwnData, readOwnData } from '#src/features/profile/stores/own-account.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
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
        Your profile, your event registrations, your orders, your sessions and your reviews, in one
        file (JSON).
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
