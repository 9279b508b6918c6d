import { type Heading, isHeading } from './formats.ts';

export type BlockTag = 'p' | 'li' | 'ul' | 'ol' | Heading;

export type Look = 'strong' | 'em' | 'u';

export const looks: ReadonlyMap<string, Look> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['u', 'u'],
]);

export const isSpan = (tag: string) => tag === 'span' || tag === 'font';

export const isList = (tag: string) => tag === 'ul' || tag === 'ol';

export const isBlock = (tag: string): tag is BlockTag =>
  tag === 'p' || tag === 'li' || isList(tag) || isHeading(tag);
