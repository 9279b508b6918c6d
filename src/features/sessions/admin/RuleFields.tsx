import { ruleSentences } from '#src/features/sessions/messages/schedule-parts.ts';
import { ruleLimits, ruleNames, sessionMinutes } from '#src/features/sessions/schemas/schedule.ts';
import { TextField } from '#src/shared/ui/Field.tsx';
import { NumberSentence } from './NumberSentence.tsx';
import type { SchedulePartProps } from './schedule-part.ts';

/** The rules of the calendar, and where sessions take place. */
export function RuleFields({ draft, problems, change }: SchedulePartProps) {
  return (
    <section aria-labelledby="rules-heading" className="card grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="rules-heading">Rules</h3>
      <p className="text-small text-soft">
        Each session takes {sessionMinutes} minutes. What is booked keeps its time when you change a
        rule.
      </p>
      {ruleNames.map((name) => (
        <NumberSentence
          key={name}
          name={`rules.${name}`}
          {...ruleSentences[name]}
          limits={ruleLimits[name]}
          value={draft.rules[name]}
          problem={problems[`rules.${name}`]}
          onChange={(value) => change({ rules: { ...draft.rules, [name]: value } })}
        />
      ))}
      <div id="joining-link" className="border-t border-line pt-4">
        <TextField
          label="Joining link"
          name="joining_link"
          type="url"
          inputMode="url"
          placeholder="https://meet.google.com/..."
          hint="Where every session takes place. Only people who have booked one get it."
          value={draft.joining_link}
          problem={problems.joining_link}
          onChange={(event) => change({ joining_link: event.target.value })}
        />
      </div>
    </section>
  );
}
