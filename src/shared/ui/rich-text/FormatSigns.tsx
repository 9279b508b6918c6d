import type { List } from '#src/shared/lib/rich-text/formats.ts';

/** Three items behind their marks. */
export function ListSign({ list }: { list: List }) {
  return (
    <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
      {[2, 8, 14].map((y) => (
        <g key={y} fill="currentColor">
          <rect x="6.5" y={y - 1.1} width="11.5" height="2.2" />
          {list === 'bullet' ? (
            <circle cx="2" cy={y} r="1.6" />
          ) : (
            <path
              d={`M1 ${y - 1.6}l1.6-.9v5`}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Three lines; each begins so far in. Without beginnings all are full. */
export function AlignSign({ from }: { from: number[] | undefined }) {
  return (
    <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      {[18, 12, 16].map((width, index) => (
        <rect
          key={width}
          x={from?.[index] ?? 0}
          y={index * 5.5}
          width={from ? width : 18}
          height="2.2"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
