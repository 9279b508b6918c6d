import { offerPath, timePart } from '#src/features/mentorship/paths.ts';
import { holdNotices } from '#src/features/sessions/messages/holds.ts';

const { title, message } = holdNotices.takenBeforePaying;

/** The chosen time went to somebody else; it stays until another one is chosen. */
export const LostTimeNote = ({ mentorshipType }: { mentorshipType: string }) => (
  <div role="alert" className="note note-alarm text-small">
    <p>
      <strong>{title}.</strong> {message}
    </p>
    <p>
      <a className="link inline-block py-2" href={offerPath(mentorshipType) + timePart}>
        Choose another time
      </a>
    </p>
  </div>
);
