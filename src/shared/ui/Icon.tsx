interface IconProps {
  /** A path on a square of 24. */
  shape: string;
  /** In pixels. */
  size?: number;
  className?: string;
}

/** A sign beside words or in a button that has a name: it says nothing to a screen reader. */
export function Icon({ shape, size = 24, className }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d={shape}
        fill="none"
        stroke="currentColor"
        // A small icon would be too thin.
        strokeWidth={size < 20 ? 3 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
