import { readInquiries } from '#src/data/inquiries.ts';
import { csvFile } from '#src/lib/csv.ts';
import { todayInIndia } from '#src/lib/event-timing.ts';
import { indiaMoment } from '#src/lib/india-moment.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { deskNotices } from '#src/messages/desk.ts';
import type { Inquiry } from '#src/schemas/inquiry.ts';
import { filterFor, $inquiryChoice, kindsIn } from './inquiries.ts';
import { createSubmit } from './submit.ts';
import { notify } from './toasts.ts';

const columns: [header: string, cell: (inquiry: Inquiry) => string | number | null][] = [
  ['Kind', ({ type }) => type],
  ['Received (IST)', ({ created_at }) => indiaMoment(created_at)],
  ['Full Name', ({ fullname }) => fullname],
  ['Institution Name', ({ institutionname }) => institutionname],
  ['Contact Person', ({ contactperson }) => contactperson],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Goal', ({ goal }) => goal],
  ['College Name', ({ collegename }) => collegename],
  ['Mentorship Type', ({ mentorshiptype }) => mentorshiptype],
  ['Order', ({ order_id }) => order_id],
  ['Preferred Mode', ({ preferredmode }) => preferredmode],
  ['Expected Student Count', ({ studentcount }) => studentcount],
  ['Session Date', ({ sessiondate }) => sessiondate],
  ['Additional Details', ({ additionaldetails }) => additionaldetails],
  ['Status', ({ status }) => status],
  ['Note', ({ note }) => note],
  ['Next Date', ({ next_date }) => next_date],
];

/** Inquiries as a file for a spreadsheet. */
export const inquiryFile = (inquiries: Inquiry[]): string =>
  csvFile(
    columns.map(([header]) => header),
    inquiries.map((inquiry) => columns.map(([, cell]) => String(cell(inquiry) ?? ''))),
  );

const exporting = createSubmit({
  send: async () => {
    const choice = $inquiryChoice.get();
    const all: Inquiry[] = [];
    for (const kind of kindsIn(choice)) {
      for await (const part of readInquiries([kind], filterFor(kind, choice))) all.push(...part);
    }
    saveFile(`inquiries-${todayInIndia()}.csv`, 'text/csv;charset=utf-8', inquiryFile(all));
    notify(deskNotices.exported(all.length));
  },
  failed: () => deskNotices.exportFailed,
});

export const $isExporting = exporting.$busy;

/** Saves all that is chosen, on whichever page it is. */
export const exportInquiries = (): Promise<void> => exporting.submit(undefined);
