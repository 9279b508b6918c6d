/** What the database takes for a course: the constraints of course_modules, lessons, lesson_files and questions. */
export const lessonLimits = {
  titleMaximum: 120,
  slugMaximum: 80,
  summaryMaximum: 300,
  /** In characters of HTML. */
  bodyMaximum: 200_000,
  unlockDaysMaximum: 365,
  videoMinutesMaximum: 600,
  taskMaximum: 2000,
  criteria: 8,
  criterionMaximum: 300,
  pointsMaximum: 10,
  questions: 20,
  promptMaximum: 1000,
  optionsMinimum: 2,
  optionsMaximum: 6,
  optionMaximum: 300,
  explanationMaximum: 1000,
  files: 10,
  fileNameMaximum: 120,
  fileMaximumBytes: 5 * 1024 * 1024,
} as const;
