import { hoursLabel } from '#src/features/sessions/lib/desk-labels.ts';
import type { Range } from '#src/features/sessions/lib/open-hours.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { RangeRow } from './RangeRow.tsx';

interface RangeFieldsProps {
  /** Of the fields: `week.0`. */
  name: string;
  /** Whose hours they are, in words. */
  day: string;
  /** What stands before them. */
  title?: string;
  /** What a day without hours says. */
  none: string;
  ranges: Range[];
  problems: Problems;
  onChange: (ranges: Range[]) => void;
}

const firstHours: Range = { opens_at: '18:00', closes_at: '20:00' };
const nextHours: Range = { opens_at: '', closes_at: '' };

/** The open hours of one day: any number of them. */
export function RangeFields(props: RangeFieldsProps) {
  const { name, day, title, none, ranges, problems, onChange } = props;
  const add = () => onChange([...ranges, ranges.length === 0 ? firstHours : nextHours]);
  return (
    <div
      className={`grid items-start gap-x-4 gap-y-2 sm:gap-x-3 ${title ? 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_auto]'}`}
    >
      {title && (
        <p className="self-center font-semibold [grid-area:1/1] sm:self-start sm:pt-2.5">{title}</p>
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${title ? '[grid-area:2/1/auto/span_2] sm:[grid-area:1/2]' : ''}`}
      >
        {ranges.length === 0 && <p className="pt-2 text-soft">{none}</p>}
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
      <Button
        look="quiet"
        small
        className={title ? '[grid-area:1/2] sm:[grid-area:1/3]' : 'justify-self-start'}
        aria-label={`Add hours: ${day}`}
        onClick={add}
      >
        Add
      </Button>
    </div>
  );
}

const rangeLabel = ({ opens_at, closes_at }: Range) =>
  opens_at && closes_at ? hoursLabel(opens_at, closes_at) : 'these hours';
