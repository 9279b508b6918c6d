export interface SwitchScope {
  /** How many times the switch acts; without it, until it is changed. */
  times?: number | undefined;
  /** Only for sessions of this customer, so that tests that share an emulator do not meet. */
  customerEmail?: string | undefined;
  /** Only for this kind of event, or this route of the API (`POST /v1/checkout/sessions`). */
  only?: string | undefined;
}

interface Subject {
  kind: string;
  customerEmail: string | null;
}

interface Rule<Value> extends SwitchScope {
  value: Value;
}

const concerns = (rule: SwitchScope, subject: Subject): boolean =>
  (rule.only === undefined || rule.only === subject.kind) &&
  (rule.customerEmail === undefined || rule.customerEmail === subject.customerEmail);

export interface Switches<Value> {
  set(value: Value, scope?: SwitchScope): void;
  /** What applies to this subject; uses up one of a counted switch. */
  take(subject: Subject): Value | undefined;
  clear(): void;
}

/**
 * Counted switches act first, in the order in which they were set; then the latest of the others.
 * A switch without any scope is for everything from now on, so it replaces all before it.
 */
export function createSwitches<Value>(): Switches<Value> {
  let counted: (Rule<Value> & { times: number })[] = [];
  let standing: Rule<Value>[] = [];

  return {
    set(value, scope = {}) {
      const { times, customerEmail, only } = scope;
      if (times !== undefined) {
        counted.push({ ...scope, value, times });
      } else if (customerEmail === undefined && only === undefined) {
        counted = [];
        standing = [{ value }];
      } else {
        standing.unshift({ ...scope, value });
      }
    },
    take(subject) {
      const next = counted.find((rule) => concerns(rule, subject));
      if (next === undefined) return standing.find((rule) => concerns(rule, subject))?.value;
      next.times -= 1;
      if (next.times <= 0) counted = counted.filter((rule) => rule !== next);
      return next.value;
    },
    clear() {
      counted = [];
      standing = [];
    },
  };
}
