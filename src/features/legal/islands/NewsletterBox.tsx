import { newsletter, newsletterWords } from '#src/shared/content/newsletter.ts';
import { noticeVersion } from '#src/shared/content/notice-version.ts';
import { TickField } from '#src/shared/ui/TickField.tsx';

/** Beside the privacy note of a form; off until somebody ticks it. It sends the notice that this page leads to. */
export function NewsletterBox({ isTicked = false }: { isTicked?: boolean }) {
  if (!newsletter.isSent) return null;
  return (
    <TickField
      name="newsletter_notice"
      value={noticeVersion}
      defaultChecked={isTicked}
      hint={`${newsletterWords} It begins with a mail, whose link stops it with one press.`}
    >
      Send me the newsletter
    </TickField>
  );
}
