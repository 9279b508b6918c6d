import { limits } from '#src/config/limits.ts';
import { useToday } from '#src/islands/events/use-today.ts';
import { TextField } from '#src/ui/Field.tsx';

interface SessionDateFieldProps {
  /** YYYY-MM-DD: what the prebuilt page takes for today, until this runs. */
  builtOn: string;
  problem: string | undefined;
}

/** The browser's own date picker, whose days before today in India cannot be chosen. */
export function SessionDateField({ builtOn, problem }: SessionDateFieldProps) {
  const today = useToday(builtOn);
  return (
    <TextField
      label="Preferred Session Date"
      name="sessiondate"
      type="date"
      required
      min={today}
      max={limits.latestDate}
      problem={problem}
    />
  );
}
