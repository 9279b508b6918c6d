/** What a mail says, before it becomes text and HTML. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** What people wrote, set apart from our own words, below the paragraphs. */
  quotes?: { label: string; text: string }[];
  facts: { label: string; value: string }[];
  action: { label: string; url: string };
  /** Other places to go to, below the button. */
  links?: { label: string; url: string }[];
  /** Said below the button. */
  note?: string;
  attachments?: MailAttachment[];
}

/** Writes a mail from the facts of its outbox row, when it was queued and to whom, so that a second try writes the same. */
export type MailTemplate = (payload: unknown, queuedAt: string, recipient: string) => MailContent;

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}
