/** What a pointer takes hold of. Everyone else has the buttons beside it (MoveButtons.tsx). */
export function DragHandle() {
  return (
    <span
      draggable
      data-drag
      aria-hidden="true"
      title="Drag to move"
      className="hidden size-11 flex-none cursor-grab place-items-center text-soft sm:grid"
    >
      <svg width="12" height="20" viewBox="0 0 12 20" fill="currentColor">
        {[3, 10, 17].flatMap((y) =>
          [2, 10].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />),
        )}
      </svg>
    </span>
  );
}
