import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { $samples } from '#src/features/admin/stores/samples.ts';
import { Fold } from './Fold.tsx';

/** Reminds the owner of what came with the site, until each is replaced. Visitors never see it. */
export function Samples() {
  const samples = useStore($samples);
  if (samples.length === 0) return null;
  return (
    <Fold id="samples" title={dashboardMessages.stillSamples(samples.length)} className="bg-sunken">
      <ul className="grid gap-x-8 gap-y-3 text-small md:grid-cols-2">
        {samples.map(({ what, file }) => (
          <li key={what} className="grid min-w-0">
            {what}
            <span className="wrap-anywhere text-soft">{file}</span>
          </li>
        ))}
      </ul>
      <p className="text-small text-soft">{dashboardMessages.howSamplesGo}</p>
    </Fold>
  );
}
