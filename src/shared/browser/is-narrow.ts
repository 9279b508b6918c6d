/** Whether the window is as narrow as a phone: below the first breakpoint of the styles. */
export const isNarrow = (): boolean => !matchMedia('(min-width: 40rem)').matches;
