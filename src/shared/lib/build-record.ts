/** Where the build leaves when it was made. */
export const buildRecordPath = '/build.json';
