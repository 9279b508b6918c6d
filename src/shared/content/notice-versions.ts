import * as z from 'zod/mini';
import content from '../../../content/legal/privacy/versions.json' with { type: 'json' };
import { listOf } from './content-fields.ts';
import { readContent } from './read-content.ts';

const schema = z.strictObject({ versions: listOf(z.iso.date('must be a date like 2025-06-02')) });

/** The published versions of the privacy notice, the oldest first. Each is the name of its file, and a date. */
export const noticeVersions = readContent(
  'content/legal/privacy/versions.json',
  schema,
  content,
).versions;
