import { useStore } from '@nanostores/react';
import type { Course } from '#src/features/courses/schemas/course-desk.ts';
import { $isChangingModules, changeModules } from '#src/features/courses/stores/modules.ts';
import { ModuleForm } from './ModuleForm.tsx';

/** Adds a module at the end of a course. */
export function AddModule({ course }: { course: Course }) {
  const busy = useStore($isChangingModules);
  return (
    <div className="rounded-card border border-dashed border-line px-4 py-4 sm:px-6">
      <ModuleForm
        label="New module"
        action="Add module"
        busy={busy}
        send={async (title, form) => {
          if (!(await changeModules({ action: 'add', courseId: course.id, title }))) return;
          form.reset();
          // The next one is typed at once.
          form.querySelector('input')?.focus();
        }}
      />
    </div>
  );
}
