import ICAL from 'ical.js';

interface MailWithFiles {
  attachments: { filename: string; content: string; contentType?: string | undefined }[];
}

export interface ReadInvitation {
  contentType: string | undefined;
  method: string;
  uid: string;
  sequence: number;
  /** ISO 8601, in UTC. */
  begins: string;
  ends: string;
  status: string;
  place: string;
  attendees: string[];
}

/** What a calendar program reads in the invitation of a mail; throws when there is not exactly one. */
export function invitationIn(mail: MailWithFiles | undefined): ReadInvitation {
  const [file, ...others] = mail?.attachments ?? [];
  if (file?.filename !== 'invite.ics' || others.length > 0) throw new Error('no invite.ics alone');
  const text = Buffer.from(file.content, 'base64').toString();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  if (!component || more.length > 0) throw new Error('not one event');
  const event = new ICAL.Event(component);
  return {
    contentType: file.contentType,
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    begins: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    status: String(component.getFirstPropertyValue('status')),
    place: event.location,
    attendees: component
      .getAllProperties('attendee')
      .map((attendee) => String(attendee.getFirstValue())),
  };
}
