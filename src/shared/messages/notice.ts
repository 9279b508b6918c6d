/** What a toast says. `tone` decides its colour and how a screen reader announces it. */
export interface Notice {
  title: string;
  message?: string;
  tone: 'success' | 'error' | 'info';
}
