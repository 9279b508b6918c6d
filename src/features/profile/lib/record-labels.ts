/** What a person calls the rows of each table. */
const labels: Record<string, string> = {
  event_registrations: 'Event registrations',
  inquiries: 'Inquiries and booking forms',
  consents: 'What you agreed to',
  payments: 'Orders',
  refund_requests: 'Refunds',
  bookings: 'Sessions',
  session_papers: 'Questions, resumes and notes of sessions',
  mails: 'Mails we sent you',
  phone_messages: 'WhatsApp messages we sent you',
};

export function recordLabel(table: string): string {
  const words = table.replaceAll('_', ' ');
  return labels[table] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
