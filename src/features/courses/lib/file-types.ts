/** What a file of a lesson or of a task may be: the same list as private.is_lesson_file_type() in the database. */
export const fileTypes: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'audio/mpeg': 'Audio',
  'audio/mp4': 'Audio',
  'image/png': 'Picture',
  'image/jpeg': 'Picture',
  'text/plain': 'Text',
};

export const isAudio = (contentType: string) => contentType.startsWith('audio/');
