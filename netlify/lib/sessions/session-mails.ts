import type { MailTemplate } from '../mail/content.ts';
import { bookedMail, cancelledMail, movedMail } from './change-mails.ts';
import { movedOrderMail } from './moved-order-mail.ts';
import {
  chooseTimeMail,
  dayReminderMail,
  feedbackMail,
  hourReminderMail,
} from './reminder-mails.ts';

/** The mails about sessions, by their kind. */
export const sessionMails: Record<string, MailTemplate> = {
  session_booked: bookedMail,
  session_moved: movedMail,
  session_cancelled: cancelledMail,
  session_reminder_day: dayReminderMail,
  session_reminder_hour: hourReminderMail,
  session_feedback: feedbackMail,
  session_choose_time: chooseTimeMail,
  session_order_moved: movedOrderMail,
};
