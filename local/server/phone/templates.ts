/**
 * The templates of the mentor's account, as docs/decisions/phone-messages.md tells to have them approved. A name holds
 * lower-case letters, digits and underscores, and a body neither begins nor ends with a parameter:
 * developers.facebook.com/docs/whatsapp/message-templates/guidelines
 */
export const templates: Record<string, string> = {
  session_booked:
    'Hello {{1}}, your session is booked: {{2}}. Join, move or cancel it at {{3}} until the time that this page names.',
  session_moved:
    'Hello {{1}}, your session has a new time: {{2}}. Join, move or cancel it at {{3}} until the time that this page names.',
  session_cancelled:
    'Hello {{1}}, your session on {{2}} is cancelled. What you can do now is at {{3}} on our site.',
  session_reminder_day:
    'Hello {{1}}, a reminder of your session: {{2}}. Join, move or cancel it at {{3}} until the time that this page names.',
  session_reminder_hour:
    'Hello {{1}}, your session begins soon: {{2}}. Join it at {{3}} when it is time.',
};

/** As languages are named: .../whatsapp/business-management-api/message-templates/supported-languages */
export const templateLanguage = 'en';

export const parametersOf = (body: string): number =>
  new Set([...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => number)).size;

export const filled = (body: string, parameters: string[]): string =>
  body.replace(/\{\{(\d+)\}\}/g, (_, number: string) => parameters[Number(number) - 1] ?? '');
