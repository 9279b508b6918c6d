import { type ChangeRules, until } from './refusals.ts';

// The numbers are those that the buttons follow (choose_time() and cancel_session()).

/** Until when buyers move and cancel, and how often. Without the rules, where to read them. */
export function changeRule(rules: ChangeRules | undefined): string {
  if (!rules) return 'The page of your session says until when you can move or cancel it.';
  const { movesAllowed, changeUntilHours } = rules;
  const limit = until(changeUntilHours);
  const change =
    movesAllowed === 0
      ? `A session cannot be moved. You can cancel it ${limit}.`
      : `You can move a session ${times(movesAllowed)}, or cancel it, ${limit}.`;
  return `${change} Cancelling gives the time back, not the money.`;
}

/** How often something may be done: "once", "twice", "3 times". */
export const times = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;
