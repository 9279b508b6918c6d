import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invitation } from '#src/features/sessions/lib/invitation.ts';
import { propertiesOf, valueOf } from '../../support/calendar-lines.ts';
import { eventOf } from './calendar-entry.ts';

const pieces = fc.constantFrom(
  'Asha',
  'साक्षात्कार 🎓',
  '"',
  '\\',
  ';',
  ',',
  ':',
  '^n',
  '^',
  '\r\n',
  '\n',
  '\r',
  '\r\n ',
  '\u0085',
  '\u2028',
  '\u000b',
  '\u0000',
  '\t',
  '\nEND:VEVENT\nBEGIN:VEVENT\nUID:x',
  '";ROLE=CHAIR:mailto:evil@evil.example\r\nATTENDEE:',
  '\ud800',
  ' ',
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
);

test('whatever is typed as a name or an address, the file keeps its lines and says nothing else', () => {
  const namesIn = (changes: Partial<Invitation>) => {
    const { calendar, event, alarm } = eventOf(changes);
    return [calendar, event, alarm].map((lines) =>
      lines.map(({ name, parameters }) => [name, ...Object.keys(parameters)].join(' ')),
    );
  };
  const expected = namesIn({});
  fc.assert(
    fc.property(hostile, hostile, (typed, address) => {
      // The space keeps the parameter there when nothing was typed.
      const name = `${typed} `;
      const changes = {
        title: typed,
        description: typed,
        joiningLink: typed,
        organizer: { name, email: address },
        attendee: { name, email: address },
      };
      expect(namesIn(changes)).toEqual(expected);
      const { event } = eventOf(changes);
      expect(valueOf(event, 'UID')).toBe(valueOf(eventOf().event, 'UID'));
      expect(propertiesOf(event, 'ATTENDEE')[0]?.parameters['ROLE']).toBe('REQ-PARTICIPANT');
      expect(propertiesOf(event, 'ATTENDEE')[0]?.value).toMatch(/^mailto:[\x21-\x7e]*$/);
    }),
    { numRuns: 500 },
  );
});
