/** What somebody can agree to beyond what they asked for, as the table consents knows it, in words. */
export const consentPurposes = {
  whatsapp_reminders: 'WhatsApp messages',
  newsletter: 'Newsletter',
} as const;

export type ConsentPurpose = keyof typeof consentPurposes;

/** The forms in which it is ticked. */
export const consentPlaces = {
  booking: 'Booking form',
  event_registration: 'Event registration',
  college_inquiry: 'College inquiry',
  contact: 'Contact form',
} as const;

export type ConsentPlace = keyof typeof consentPlaces;
