// Reads an iCalendar file by the grammar of RFC 5545, and refuses what is not in it.

export interface CalendarLine {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

/** The lines of a calendar with one event, which may have one alarm, each without its begin and end. A zone is read, too. */
export interface CalendarWithEvent {
  calendar: CalendarLine[];
  event: CalendarLine[];
  alarm: CalendarLine[];
}

const fail = (what: string): never => {
  throw new Error(`not an iCalendar file: ${what}`);
};

export function readCalendar(text: string): CalendarWithEvent {
  const found: Record<string, CalendarLine[]> = {
    VCALENDAR: [],
    VTIMEZONE: [],
    STANDARD: [],
    VEVENT: [],
    VALARM: [],
  };
  const counts: Record<string, number> = {};
  const open: string[] = [];
  for (const line of linesOf(text).map(readLine)) {
    if (line.name === 'BEGIN') {
      counts[line.value] = (counts[line.value] ?? 0) + 1;
      open.push(line.value);
    } else if (line.name === 'END') {
      if (open.pop() !== line.value) fail(`${line.value} ends where it is not open`);
    } else {
      (found[open.at(-1) ?? ''] ?? fail(`${line.name} is nowhere`)).push(line);
    }
  }
  if (open.length > 0) fail(`${open.join()} does not end`);
  if (counts['VCALENDAR'] !== 1 || counts['VEVENT'] !== 1) fail('not one event');
  const { VCALENDAR = [], VEVENT = [], VALARM = [] } = found;
  return { calendar: VCALENDAR, event: VEVENT, alarm: VALARM };
}

export const propertiesOf = (lines: CalendarLine[], name: string) =>
  lines.filter((line) => line.name === name);

/** The value of a property that is there once. */
export function valueOf(lines: CalendarLine[], name: string): string {
  const [line, ...others] = propertiesOf(lines, name);
  if (!line || others.length > 0) return fail(`${name} is not there once`);
  return line.value;
}

function linesOf(text: string): string[] {
  const folded = text.split('\r\n');
  if (folded.pop() !== '') fail('the last line does not end');
  for (const line of folded) {
    if (Buffer.byteLength(line) > 75) fail('a line of over 75 octets');
    // A tab is the one control that a line may have; U+0085 and the separators end a line for some programs.
    if (/[^\P{Cc}\t]|[\u2028\u2029]/u.test(line)) fail('a control in a line');
  }
  return folded.join('\r\n').replace(/\r\n /g, '').split('\r\n');
}

const parameter = /;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/y;

function readLine(line: string): CalendarLine {
  const name = /^[A-Z-]+/.exec(line)?.[0] ?? fail(line);
  const parameters: Record<string, string> = {};
  let at = name.length;
  while (line[at] === ';') {
    parameter.lastIndex = at;
    const match = parameter.exec(line) ?? fail(line);
    const key = match[1] ?? fail(line);
    if (Object.hasOwn(parameters, key)) fail(`${key} is there twice`);
    parameters[key] = match[2] ?? match[3] ?? '';
    at = parameter.lastIndex;
  }
  if (line[at] !== ':') fail(line);
  return { name, parameters, value: line.slice(at + 1) };
}
