import { useStore } from '@nanostores/react';
import type { CourseModule } from '#src/features/courses/schemas/course-desk.ts';
import { $isDeletingModule, removeModule } from '#src/features/courses/stores/modules.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

interface DeleteModuleProps {
  /** Undefined: nobody wants to delete anything. */
  module: CourseModule | undefined;
  onClose: (isGone: boolean) => void;
}

export function DeleteModule({ module, onClose }: DeleteModuleProps) {
  const busy = useStore($isDeletingModule);
  const remove = async () => {
    if (module && (await removeModule(module))) onClose(true);
  };
  return (
    <ConfirmDialog
      title="Delete this module?"
      open={module !== undefined}
      action="Delete the module"
      keep="Keep it"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={remove}
      onClose={() => onClose(false)}
    >
      <p>
        <strong>{module?.title}</strong> has no lessons. Nothing else is deleted with it.
      </p>
    </ConfirmDialog>
  );
}
