/** What an admin calls the rows that go by themselves, by their table. */
const names: Record<string, { one: string; many: string }> = {
  form_submissions: { one: 'inquiry', many: 'inquiries' },
  event_registrations: { one: 'event registration', many: 'event registrations' },
  payments: { one: 'unpaid order', many: 'unpaid orders' },
  outbox: { one: 'mail', many: 'mails' },
  phone_messages: { one: 'message to a phone', many: 'messages to phones' },
  request_counts: { one: 'request count', many: 'request counts' },
  data_requests: { one: 'link to own data', many: 'links to own data' },
  grievances: { one: 'settled grievance', many: 'settled grievances' },
  session_resumes: { one: 'resume', many: 'resumes' },
  deleted_submissions: { one: 'deleted submission', many: 'deleted submissions' },
};

/** Such as "3 inquiries". */
export function removedRows(table: string, count: number): string {
  const name = names[table] ?? { one: `row of ${table}`, many: `rows of ${table}` };
  return `${count.toLocaleString('en-IN')} ${count === 1 ? name.one : name.many}`;
}
