import { type RefObject, useEffect } from 'react';
import { dropLesson, dropModule } from '#src/features/courses/stores/course-order.ts';

type Kind = 'lesson' | 'module';

/** Where something would be let go now. */
interface Aim {
  element: HTMLElement;
  /** Undefined: at the end of the module. */
  target: string | undefined;
  isAfter: boolean;
  moduleId: string;
}

/**
 * Modules and lessons of a list are put in order by dragging their handles. The elements carry `data-module` or
 * `data-lesson`; the one below the pointer gets `data-drop` with where the dragged one would go.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const controller = new AbortController();
    let dragged: { kind: Kind; id: string } | undefined;
    let marked: HTMLElement | undefined;

    const mark = (aim: Aim | undefined) => {
      marked?.removeAttribute('data-drop');
      marked = aim?.element;
      marked?.setAttribute('data-drop', !aim?.target ? 'into' : aim.isAfter ? 'after' : 'before');
    };
    const on = (
      name: 'dragstart' | 'dragover' | 'drop' | 'dragend',
      act: (event: DragEvent) => void,
    ) => list.current?.addEventListener(name, act, controller);

    on('dragstart', (event) => {
      const handle = (event.target as Element).closest?.('[data-drag]');
      const element = handle?.closest<HTMLElement>('[data-lesson], [data-module]');
      if (!element || !event.dataTransfer) return;
      const { lesson, module = '' } = element.dataset;
      dragged =
        lesson === undefined ? { kind: 'module', id: module } : { kind: 'lesson', id: lesson };
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('application/x-order', dragged.id);
      const { left, top } = element.getBoundingClientRect();
      event.dataTransfer.setDragImage(element, event.clientX - left, event.clientY - top);
    });
    on('dragover', (event) => {
      const aim = dragged && aimOf(event, dragged.kind);
      mark(aim);
      if (aim) event.preventDefault();
    });
    on('drop', (event) => {
      const aim = dragged && aimOf(event, dragged.kind);
      if (!dragged || !aim) return;
      event.preventDefault();
      const { target, isAfter, moduleId } = aim;
      if (dragged.kind === 'lesson') dropLesson({ id: dragged.id, target, isAfter }, moduleId);
      else dropModule({ id: dragged.id, target, isAfter });
    });
    on('dragend', () => {
      dragged = undefined;
      mark(undefined);
    });
    return () => controller.abort();
  }, [list]);
}

function aimOf({ target, clientY }: DragEvent, kind: Kind): Aim | undefined {
  const element = target as Element;
  const module = element.closest<HTMLElement>('[data-module]');
  const moduleId = module?.dataset['module'];
  if (!module || moduleId === undefined) return undefined;
  if (kind === 'module') {
    return { element: module, target: moduleId, isAfter: isBelow(module, clientY), moduleId };
  }
  const row = element.closest<HTMLElement>('[data-lesson]');
  if (!row) return { element: module, target: undefined, isAfter: false, moduleId };
  return { element: row, target: row.dataset['lesson'], isAfter: isBelow(row, clientY), moduleId };
}

function isBelow(element: HTMLElement, y: number): boolean {
  const { top, height } = element.getBoundingClientRect();
  return y > top + height / 2;
}
