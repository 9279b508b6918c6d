/** Where a form keeps what is typed in it while it is not on the screen. */
export interface DraftPlace<Draft> {
  read: () => Draft | undefined;
  /** Undefined: it is saved, or given up. */
  keep: (draft: Draft | undefined) => void;
}
