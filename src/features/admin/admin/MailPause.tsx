import { waitingMessages } from '#src/features/admin/messages.ts';
import { mailPlansAddress } from '#src/features/admin/paths.ts';
import type { WaitingMails } from '#src/features/admin/schemas/waiting.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { ToDo } from './ToDo.tsx';

const { tag, said, action, about } = waitingMessages.mails;

/** Why mails wait, until when, and what helps. */
export const MailPause = ({ mails: { count, quota, since, until } }: { mails: WaitingMails }) => (
  <ToDo
    lead={<Badge tone="alarm">{tag}</Badge>}
    href={mailPlansAddress}
    action={action}
    about={about}
  >
    {said(count, quota, plainMoment(since), plainMoment(until))}
  </ToDo>
);
