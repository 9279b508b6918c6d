import type { Given } from './form.ts';

/** Checks one parameter and turns it into its value; `at` is its name as Stripe writes it in `param`. */
export type Reader<Value> = (given: Given, at: string) => Value;

export interface Field<Value, Required extends boolean = boolean> {
  required: Required;
  read: Reader<Value>;
}

export type Fields = Record<string, Field<unknown>>;

export type ValuesOf<Shape extends Fields> = {
  [Name in keyof Shape]: Shape[Name] extends Field<infer Value, infer Required>
    ? true extends Required
      ? Value
      : Value | undefined
    : never;
};

export const required = <Value>(read: Reader<Value>): Field<Value, true> => ({
  required: true,
  read,
});

export const optional = <Value>(read: Reader<Value>): Field<Value, false> => ({
  required: false,
  read,
});
