import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { NewsMails as Choice } from '#src/features/admin/schemas/mentor-settings.ts';
import {
  $isSavingNewsMails,
  $newsMails,
  chooseNewsMails,
  loadNewsMails,
} from '#src/features/admin/stores/news-mails.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';

const choices: { value: Choice; label: string }[] = [
  { value: 'at_once', label: 'At once' },
  { value: 'each_morning', label: 'Each morning at 8, all in one mail' },
];

/** Whether the mentor gets a mail for each payment and inquiry, or one each morning. */
export function NewsMails() {
  const { newsMails, status } = useStore($newsMails);
  const busy = useStore($isSavingNewsMails);
  return (
    <>
      <fieldset className="field" disabled={busy || newsMails === undefined}>
        <legend className="mb-2">When somebody pays, sends an inquiry or proposes an event:</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="news_mails"
              className="size-5 flex-none accent-leaf"
              checked={newsMails === value}
              onChange={() => void chooseNewsMails(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="text-small text-soft">
        A booked, moved or cancelled session is always told at once.
      </p>
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.newsMailsFailed}
          onTryAgain={() => void loadNewsMails()}
        />
      )}
    </>
  );
}
