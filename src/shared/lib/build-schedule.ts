/**
 * When the pages are built again (docs/decisions/gathered-builds.md). The database decides by these numbers, which the
 * functions bring along; the dashboard says them.
 */
export const buildSchedule = {
  /** Between the starts of two builds. What is changed meanwhile is built together. */
  pauseMinutes: 10,
  /** A build whose pages are not there by then has failed. */
  patienceMinutes: 15,
  /** After the first failure, the second, and so on; the last one also after all later failures. */
  retryMinutes: [20, 60, 180, 360, 1440],
  /** How often the scheduled function looks, as its cron says. */
  roundMinutes: 10,
};
