import type { CourseModule } from '#src/features/courses/schemas/course-desk.ts';
import { stepModuleBy } from '#src/features/courses/stores/course-order.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DragHandle } from './DragHandle.tsx';
import { MoveButtons } from './MoveButtons.tsx';

interface ModuleHeadProps {
  module: CourseModule;
  /** How many lessons it has, in words. */
  count: string;
  onRename: () => void;
  /** Undefined: one with lessons cannot be deleted. */
  onDelete: (() => void) | undefined;
}

/** The title of a module, and what can be done with it. */
export function ModuleHead({ module, count, onRename, onDelete }: ModuleHeadProps) {
  const { id, title } = module;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <DragHandle />
      <div className="min-w-0 grow basis-48">
        <h3 className="wrap-anywhere">{title}</h3>
        <p className="text-small text-soft figures">{count}</p>
      </div>
      <div className="-ml-3 flex flex-wrap items-center gap-1 sm:ml-0">
        <MoveButtons id={id} title={title} onMove={(step) => stepModuleBy(module, step)} />
        <Button look="quiet" small data-rename aria-label={`Rename: ${title}`} onClick={onRename}>
          Rename
        </Button>
        {onDelete && (
          <Button look="alarm" small aria-label={`Delete: ${title}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}
