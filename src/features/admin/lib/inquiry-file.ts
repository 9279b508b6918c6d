import { csvFile } from '#src/shared/lib/csv.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';
import {
  guardianCells,
  guardianHeader,
  type WithGuardian,
} from '#src/shared/lib/guardian-cells.ts';

export interface FiledInquiry extends WithGuardian {
  type: string;
  created_at: string;
  fullname: string | null;
  institutionname: string | null;
  contactperson: string | null;
  email: string | null;
  phone: string | null;
  goal: string | null;
  collegename: string | null;
  mentorshiptype: string | null;
  order_id: string | null;
  preferredmode: string | null;
  studentcount: number | null;
  sessiondate: string | null;
  additionaldetails: string | null;
  status: string;
  note: string | null;
  next_date: string | null;
  attempts: number;
}

const columns: [header: string, cell: (inquiry: FiledInquiry) => string | number | null][] = [
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
  ['Attempts', ({ attempts }) => attempts],
];

/** Inquiries as a file for a spreadsheet. */
export const inquiryFile = (inquiries: FiledInquiry[]): string =>
  csvFile(
    [...columns.map(([header]) => header), ...guardianHeader],
    inquiries.map((inquiry) => [
      ...columns.map(([, cell]) => String(cell(inquiry) ?? '')),
      ...guardianCells(inquiry),
    ]),
  );
