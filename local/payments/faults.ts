import type { Silence } from './http.ts';

/** What goes wrong with a call of the API. */
export interface ApiFault {
  answer: 400 | 429 | 500 | Silence;
  /** True: the call does its work first and only the answer is lost. */
  afterwards?: boolean | undefined;
  /** The text of a 400, 429 or 500. */
  message?: string | undefined;
}

export interface FaultScope {
  /** How many calls fail. */
  times: number;
  /** Only calls about pages of this customer, so that tests that share an emulator do not meet. */
  customerEmail?: string | undefined;
  /** Only calls of this route: `POST /v1/refunds`. */
  only?: string | undefined;
}

interface ApiCall {
  route: string;
  customerEmail: string | null;
}

/** The faults that were asked for; each call takes the first one that is about it. */
export class Faults {
  #waiting: (FaultScope & { fault: ApiFault })[] = [];

  add(fault: ApiFault, scope: FaultScope): void {
    this.#waiting.push({ ...scope, fault });
  }

  take({ route, customerEmail }: ApiCall): ApiFault | undefined {
    const next = this.#waiting.find(
      (one) =>
        (one.only === undefined || one.only === route) &&
        (one.customerEmail === undefined || one.customerEmail === customerEmail),
    );
    if (next === undefined) return undefined;
    next.times -= 1;
    if (next.times <= 0) this.#waiting = this.#waiting.filter((one) => one !== next);
    return next.fault;
  }
}
