import content from '../../../content/legal/privacy/versions.json' with { type: 'json' };

// Browsers load this file without the schema: notice-versions.ts has checked it when the pages were built.

/** The version of the privacy notice that is valid. The database knows the same one (privacy_notices). */
export const noticeVersion = content.versions.at(-1)!;
