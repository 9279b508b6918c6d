import { cleanFileName } from '#src/shared/lib/file-name.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { firstCharacters } from '#src/shared/lib/shorten.ts';

const ending = '.pdf';
/** What a file picker offers. */
export const acceptedResumes = `application/pdf,${ending}`;
/** What the file is called when its own name says nothing. */
const nameless = 'resume';
/** Readers find the end of a PDF in so many bytes (ISO 32000-1, annex H, note 18). */
const tailBytes = 1024;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A file's name as it is stored and shown: no folders, no controls, and never the ending of another kind of file. */
export function resumeName(given: string): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1);
  const clean = cleanFileName(last);
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

/** Where the buyer of a session gets back a file of theirs. */
export const resumeAddress = (token: string, id: string): string =>
  `/.netlify/functions/session-resume?${new URLSearchParams({ token, id })}`;
