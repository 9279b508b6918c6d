import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { sessionLetter } from '#src/features/sessions/messages/outcomes.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { site } from '#src/shared/content/site.ts';
import { mailLink } from '#src/shared/lib/reply-links.ts';

interface WriteToMentorProps {
  session: Session;
  look?: string;
  label?: string;
}

/** Opens a mail that names the session. */
export function WriteToMentor({
  session,
  look = 'btn btn-quiet',
  label = 'Write to your mentor',
}: WriteToMentorProps) {
  const { order_id, starts_at } = session;
  const moment = starts_at === null ? undefined : momentInWords(starts_at);
  const { subject, body } = sessionLetter(order_id, moment);
  return (
    <a className={look} href={mailLink(site.email, subject, body)}>
      {label}
    </a>
  );
}
