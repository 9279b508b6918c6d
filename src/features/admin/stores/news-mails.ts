import { readNewsMails, saveNewsMails } from '#src/features/admin/data/mentor-settings.ts';
import { dashboardNotices } from '#src/features/admin/messages.ts';
import type { NewsMails } from '#src/features/admin/schemas/mentor-settings.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const { $state, refresh, change } = createLoader<{ newsMails: NewsMails | undefined }>({
  newsMails: undefined,
  status: 'loading',
});

/** How the mentor is told of news. */
export const $newsMails = $state;

export const loadNewsMails = (): Promise<void> =>
  refresh(async () => ({ newsMails: await readNewsMails() }));

const saving = createSubmit({
  send: async (newsMails: NewsMails) => {
    const before = $state.get().newsMails;
    change({ newsMails });
    try {
      await saveNewsMails(newsMails);
    } catch (error) {
      change({ newsMails: before });
      throw error;
    }
  },
  succeeded: dashboardNotices.newsMailsSaved,
  failed: () => dashboardNotices.newsMailsFailed,
});

export const $isSavingNewsMails = saving.$busy;
export const chooseNewsMails = saving.submit;
