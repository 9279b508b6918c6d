/** What a toast says. `tone` decides its colour and how a screen reader announces it. */
export interface Notice {
  title: string;
  message?: string;
  tone: 'success' | 'error' | 'info';
}

const noticeOf = (tone: Notice['tone'], title: string, message?: string): Notice =>
  message === undefined ? { title, tone } : { title, message, tone };

export const success = (title: string, message?: string) => noticeOf('success', title, message);
export const error = (title: string, message?: string) => noticeOf('error', title, message);
export const info = (title: string, message?: string) => noticeOf('info', title, message);
