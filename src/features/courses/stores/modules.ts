import * as z from 'zod/mini';
import { addModule, deleteModule, renameModule } from '#src/features/courses/data/modules.ts';
import { courseDeskNotices } from '#src/features/courses/messages/course-desk.ts';
import type { CourseModule } from '#src/features/courses/schemas/course-desk.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import { createOnce } from '#src/shared/lib/once.ts';
import { lineDraftSchema } from '#src/shared/schemas/merged-draft.ts';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { refreshDesk } from './course-order.ts';

const drafts = createPageDrafts('modules');

/** A title is typed that is not saved, also where its course is not shown now. */
export const $hasTitleDrafts = drafts.$hasAny;
export const titleDraftOf = ({ id }: Pick<CourseModule, 'id'>) => drafts.at(id, lineDraftSchema);
/** Of the next module of a course. */
export const newTitleDraftOf = (courseId: string) => drafts.at(courseId, z.string());

type Change =
  | { action: 'add'; courseId: string; title: string }
  | { action: 'rename'; module: CourseModule; title: string };

const addOnce = createOnce((id, { courseId, title }: { courseId: string; title: string }) =>
  addModule({ id, course_id: courseId, title }),
);

const changing = createSubmit({
  send: async (change: Change) => {
    await send(change);
    await refreshDesk();
    return true;
  },
  failed: ({ reason }) => {
    if (reason !== 'changed' && reason !== 'notFound') return courseDeskNotices.moduleFailed;
    // The form says what is stored by now.
    void refreshDesk();
    return reason === 'changed' ? courseDeskNotices.moduleChanged : courseDeskNotices.moduleGone;
  },
});

async function send(change: Change): Promise<void> {
  if (change.action === 'add') {
    await addOnce(change);
    return notify(courseDeskNotices.moduleAdded(change.title));
  }
  const { module, title } = change;
  await renameModule(module, title).catch((error: DataError) => {
    // There is nothing any more that could have this title.
    if (error.reason === 'notFound') titleDraftOf(module).keep(undefined);
    throw error;
  });
  notify(courseDeskNotices.moduleRenamed(title));
  // The pages of free lessons list the lessons by their modules.
  await rebuildPages();
}

export const $isChangingModules = changing.$busy;
/** True when it is stored. */
export const changeModules = changing.submit;

const deleting = createSubmit({
  send: async ({ id, title }: CourseModule, say) => {
    try {
      await deleteModule(id);
    } finally {
      // Also when it has lessons by now: they are shown then.
      await refreshDesk();
    }
    say(courseDeskNotices.moduleDeleted(title));
    return true;
  },
  failed: ({ reason }) =>
    reason === 'invalid'
      ? courseDeskNotices.moduleHasLessons
      : courseDeskNotices.moduleDeleteFailed,
});

export const $isDeletingModule = deleting.$busy;
/** True when it is gone. */
export const removeModule = deleting.submit;
