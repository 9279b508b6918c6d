import { error, success } from '#src/shared/messages/notice.ts';

/** Outcomes of the contact form. */
export const contactNotices = {
  incomplete: error('Error', 'Please fill in all required fields'),
  sent: success('Message sent', 'We answer at the email address or the number that you gave.'),
  failed: (reason = 'Your message could not be sent. Please try again, or write to us by email.') =>
    error('Error', reason),
};
