import { flushSync } from 'react-dom';
import { openFoldsAround } from '#src/shared/browser/open-folds.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';

interface MoveButtonsProps {
  /** What is moved. */
  id: string;
  title: string;
  /** Answers the id that it has then, if that is another one. */
  onMove: (step: -1 | 1) => string | void;
}

const ways = [
  { step: -1, name: 'up', shape: 'M12 20V4m-7 7 7-7 7 7' },
  { step: 1, name: 'down', shape: 'M12 4v16m-7-7 7 7 7-7' },
] as const;

/** Moves something one place up or down in its list, as often as one likes. */
export function MoveButtons({ id, title, onMove }: MoveButtonsProps) {
  const move = (step: -1 | 1, name: string) => {
    const idThen = flushSync(() => onMove(step)) ?? id;
    // What moves in the page loses the focus.
    const button = document.getElementById(`${name}-${idThen}`);
    openFoldsAround(button);
    button?.focus();
  };
  return ways.map(({ step, name, shape }) => (
    <button
      key={name}
      id={`${name}-${id}`}
      type="button"
      aria-label={`Move ${name}: ${title}`}
      className="grid size-11 flex-none cursor-pointer place-items-center rounded-pill text-soft hover:bg-sunken hover:text-ink"
      onClick={() => move(step, name)}
    >
      <Icon shape={shape} size={20} />
    </button>
  ));
}
