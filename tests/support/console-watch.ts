import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Expectation {
  level: Level;
  message: RegExp;
  met: boolean;
}

export interface ConsoleWatch {
  /** The next messages of this level that match are wanted; at least one must come before the test ends. */
  expect(level: Level, message: RegExp): void;
  /** What went wrong since the last call, one sentence each; starts over. */
  takeComplaints(): string[];
  restore(): void;
}

/** Collects what is written with `console.error` and `console.warn` and tells wanted from unwanted. */
export function watchConsole(target: Pick<Console, Level>): ConsoleWatch {
  const original = { error: target.error, warn: target.warn };
  let unwanted: string[] = [];
  let expectations: Expectation[] = [];

  const record =
    (level: Level) =>
    (...parts: unknown[]) => {
      const text = format(...parts);
      const wanted = expectations.filter((item) => item.level === level && item.message.test(text));
      for (const item of wanted) item.met = true;
      if (wanted.length === 0) unwanted.push(`Unexpected console.${level}: ${text}`);
    };
  target.error = record('error');
  target.warn = record('warn');

  return {
    expect(level, message) {
      expectations.push({ level, message, met: false });
    },
    takeComplaints() {
      const missing = expectations
        .filter((item) => !item.met)
        .map((item) => `Expected a console.${item.level} like ${item.message}, but none came`);
      const complaints = [...unwanted, ...missing];
      unwanted = [];
      expectations = [];
      return complaints;
    },
    restore() {
      Object.assign(target, original);
    },
  };
}
