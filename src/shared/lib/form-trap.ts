/** What a public form sends along so that the database can tell programs from people. */
export interface FormTrap {
  /** What was in the field that nobody sees. */
  website: string;
  /** How long the page has been open. */
  seconds_open: number;
}
