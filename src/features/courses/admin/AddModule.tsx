import { useStore } from '@nanostores/react';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import type { Course } from '#src/features/courses/schemas/course-desk.ts';
import { moduleFormSchema } from '#src/features/courses/schemas/module-form.ts';
import {
  $isChangingModules,
  changeModules,
  newTitleDraftOf,
} from '#src/features/courses/stores/modules.ts';
import { LineForm } from '#src/shared/ui/LineForm.tsx';

/** Adds a module at the end of a course. */
export function AddModule({ course }: { course: Course }) {
  const busy = useStore($isChangingModules);
  return (
    <div className="rounded-card border border-dashed border-line px-4 py-4 sm:px-6">
      <LineForm
        label="New module"
        action="Add module"
        schema={moduleFormSchema}
        maxLength={lessonLimits.titleMaximum}
        busy={busy}
        place={newTitleDraftOf(course.id)}
        send={async (title) =>
          (await changeModules({ action: 'add', courseId: course.id, title })) === true
        }
      />
    </div>
  );
}
