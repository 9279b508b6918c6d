import { clockLabel } from '#src/features/sessions/lib/desk-labels.ts';
import type { Range } from '#src/features/sessions/lib/open-hours.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TimeField } from './TimeField.tsx';

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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {ranges.map((range, index) => (
        <div key={index} className="grid gap-1">
          <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
            {(['opens_at', 'closes_at'] as const).map((field) => (
              <TimeField
                key={field}
                name={`${name}.${index}.${field}`}
                label={field === 'opens_at' ? 'From' : 'To'}
                value={range[field]}
                problem={problems[`${name}.${index}.${field}`]}
                onChange={(value) => onChange(ranges.with(index, { ...range, [field]: value }))}
              />
            ))}
            <Button
              look="quiet"
              small
              aria-label={`Remove ${rangeLabel(range)} of ${day}`}
              onClick={() => onChange(ranges.toSpliced(index, 1))}
            >
              Remove
            </Button>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-soft">{ranges.length === 0 && none}</p>
        <Button look="quiet" small aria-label={`Add hours: ${day}`} onClick={add}>
          Add hours
        </Button>
      </div>
    </div>
  );
}

const rangeLabel = ({ opens_at, closes_at }: Range) =>
  opens_at && closes_at ? `${clockLabel(opens_at)} to ${clockLabel(closes_at)}` : 'these hours';
