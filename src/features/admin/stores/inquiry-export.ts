import { listAllInquiries } from '#src/features/admin/data/inquiries.ts';
import { filterFor, kindsIn } from '#src/features/admin/lib/inquiry-choice.ts';
import { inquiryFile } from '#src/features/admin/lib/inquiry-file.ts';
import { dashboardNotices } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { $inquiryChoice } from './inquiries.ts';

const exporting = createSubmit({
  send: async (_, say) => {
    const choice = $inquiryChoice.get();
    const all: Inquiry[] = [];
    for (const kind of kindsIn(choice)) {
      all.push(...(await listAllInquiries(kind, filterFor(kind, choice))));
    }
    saveFile(`inquiries-${todayInIndia()}.csv`, 'text/csv;charset=utf-8', inquiryFile(all));
    say(dashboardNotices.exported(all.length));
  },
  failed: () => dashboardNotices.exportFailed,
});

export const $isExporting = exporting.$busy;

/** Saves all that is chosen, on whichever page it is. */
export const exportInquiries = (): Promise<void> => exporting.submit(undefined);
