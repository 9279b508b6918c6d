import { limits } from '#src/shared/lib/limits.ts';
import { firstCharacters } from '#src/shared/lib/shorten.ts';

const ending = '.pdf';
/** What the file is called when its own name says nothing. */
const nameless = 'resume';
/** Readers find the end of a PDF in so many bytes (ISO 32000-1, annex H, note 18). */
const tailBytes = 1024;

// Controls, ends of lines, direction marks and overrides, and signs of lost characters.
const unwanted = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd-\uffff]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A file's name as it is stored and shown: no folders, no controls, and never the ending of another kind of file. */
export function resumeName(given: string): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1);
  const clean = last.replace(unwanted, '').trim();
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean;
  const cut = firstCharacters(stem, limits.nameMaximum - ending.length).trim();
  return `${visible.test(cut) && !/^\.+$/.test(cut) ? cut : nameless}${ending}`;
}

/** Whether this is a PDF by what is in it. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  return (
    text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-tailBytes)).includes('%%EOF')
  );
}

/** `214 kB`, `1.0 MB` */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Where the buyer of a session gets back a file of theirs. */
export const resumeAddress = (token: string, id: string): string =>
  `/.netlify/functions/session-resume?${new URLSearchParams({ token, id })}`;
