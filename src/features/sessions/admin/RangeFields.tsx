import { clockLabel } from '#src/features/sessions/lib/desk-labels.ts';
import type { Range } from '#src/features/sessions/lib/open-hours.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { RangeRow } from './RangeRow.tsx';

interface RangeFieldsProps {
  /** Of the fields: `week.0`. */
  name: string;
  /** Whose hours they are, in words. */
  day: string;
  /** What a day without hours says. */
  none: string;
  ranges: Range[];
  problems: Problems;
  onChange: (ranges: Range[]) => void;
}

const firstHours: Range = { opens_at: '18:00', closes_at: '20:00' };
const nextHours: Range = { opens_at: '', closes_at: '' };

/** The open hours of one day: any number of them. */
export function RangeFields({ name, day, none, ranges, problems, onChange }: RangeFieldsProps) {
  const add = () => onChange([...ranges, ranges.length === 0 ? firstHours : nextHours]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      {ranges.length === 0 ? (
        <p className="self-center text-soft">{none}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {ranges.map((range, index) => (
            <RangeRow
              key={index}
              name={`${name}.${index}`}
              range={range}
              problems={problems}
              removal={`Remove ${rangeLabel(range)}: ${day}`}
              onChange={(changed) => onChange(ranges.with(index, changed))}
              onRemove={() => onChange(ranges.toSpliced(index, 1))}
            />
          ))}
        </div>
      )}
      <Button look="quiet" small aria-label={`Add hours: ${day}`} onClick={add}>
        Add hours
      </Button>
    </div>
  );
}

const rangeLabel = ({ opens_at, closes_at }: Range) =>
  opens_at && closes_at ? `${clockLabel(opens_at)} to ${clockLabel(closes_at)}` : 'these hours';
