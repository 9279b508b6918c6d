import * as z from 'zod/mini';
import content from '../../../content/payment.json' with { type: 'json' };
import { listOf, text } from './content-fields.ts';
import { readContent } from './read-content.ts';

/** The providers' names of the ways to pay that a buyer in India may be offered, and ours. */
const methodNames = { upi: 'UPI', card: 'card' } as const;

const { methods, ...notes } = readContent(
  'content/payment.json',
  z.strictObject({
    methods: listOf(z.enum(Object.keys(methodNames) as (keyof typeof methodNames)[])).check(
      z.refine((methods) => new Set(methods).size === methods.length, 'names a method twice'),
    ),
    secureNote: text,
    confirmationNote: text,
    orderIdNote: text,
  }),
  content,
);

/** What one can pay with: the payment page offers these and no others, and the texts name them. */
export const paymentMethods = methods;

const methodList = new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(
  methods.map((method) => methodNames[method]),
);

/** Puts the ways to pay where a text says `{methods}`: "UPI or card". */
export const nameMethods = (text: string) => text.replaceAll('{methods}', methodList);

/** The notes on the payment screen and on its result. */
export const paymentContent = { ...notes, secureNote: nameMethods(notes.secureNote) };
