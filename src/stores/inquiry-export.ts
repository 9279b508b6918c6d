import { readInquiries } from '#src/data/inquiries.ts';
import { todayInIndia } from '#src/lib/event-timing.ts';
import { filterFor, kindsIn } from '#src/lib/inquiry-choice.ts';
import { inquiryFile } from '#src/lib/inquiry-file.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { deskNotices } from '#src/messages/desk.ts';
import type { Inquiry } from '#src/schemas/inquiry.ts';
import { $inquiryChoice } from './inquiries.ts';
import { createSubmit } from './submit.ts';
import { notify } from './toasts.ts';

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
