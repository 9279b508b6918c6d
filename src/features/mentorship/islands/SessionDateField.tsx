import { limits } from '#src/shared/lib/limits.ts';
import { TextField } from '#src/shared/ui/Field.tsx';
import { useToday } from '#src/shared/ui/use-today.ts';

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
