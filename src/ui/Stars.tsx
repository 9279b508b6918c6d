const star = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** A rating out of five, drawn to the tenth of a star and said in words. */
export function Stars({ value, size = 22 }: { value: number; size?: number }) {
  const filled = Math.round(Math.min(5, Math.max(0, value)) * 240) / 10;
  return (
    <svg
      role="img"
      aria-label={`${value} out of 5 stars`}
      width={size * 5}
      height={size}
      viewBox="0 0 120 24"
      className="flex-none"
    >
      <g className="fill-line">{fiveStars}</g>
      {filled > 0 && (
        <svg width={filled} height="24" viewBox={`0 0 ${filled} 24`} className="fill-saffron-fill">
          {fiveStars}
        </svg>
      )}
    </svg>
  );
}

const fiveStars = [0, 24, 48, 72, 96].map((x) => (
  <path key={x} d={star} transform={`translate(${x})`} />
));
