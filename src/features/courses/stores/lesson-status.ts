import { changeStatus } from '#src/features/courses/data/edited-lesson.ts';
import { lessonNotices } from '#src/features/courses/messages/lesson-editor.ts';
import type { EditedLesson } from '#src/features/courses/schemas/lesson-fields.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { isOnSite } from './edited-saving.ts';
import { $editorState } from './edited-state.ts';

const changing = createSubmit({
  send: async ({ lesson, status }: { lesson: EditedLesson; status: 'draft' | 'removed' }, say) => {
    await changeStatus(lesson, status);
    // The rest stays as it was opened: what someone else has written meanwhile is told by the next save.
    const { lesson: current } = $editorState.get();
    if (current) $editorState.setKey('lesson', { ...current, status });
    say(status === 'removed' ? lessonNotices.removed : lessonNotices.restored);
    if (isOnSite(lesson)) await rebuildPages();
    return true;
  },
  failed: ({ reason }) => {
    if (reason !== 'changed') return lessonNotices.statusFailed;
    $editorState.setKey('hasChanged', true);
    return lessonNotices.changedMeanwhile;
  },
});

export const $isChangingStatus = changing.$busy;
/** True when learners see it no more, or when it is a draft again. What is typed stays as it is. */
export const changeLessonStatus = changing.submit;
