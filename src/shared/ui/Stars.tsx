/** A rating out of five, drawn to the tenth of a star and said in words: a bar behind the stars of `.stars`. */
export function Stars({ value, size = 22 }: { value: number; size?: number }) {
  const filled = Math.round(Math.min(5, Math.max(0, value)) * 240) / 10;
  return (
    <svg
      role="img"
      aria-label={`${value} out of 5 stars`}
      width={size * 5}
      height={size}
      viewBox="0 0 120 24"
      className="stars"
    >
      <rect width="120" height="24" className="fill-line" />
      {filled > 0 && <rect width={filled} height="24" className="fill-saffron-fill" />}
    </svg>
  );
}
