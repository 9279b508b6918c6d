interface FileButtonProps {
  label: string;
  /** The file that it is about, for those who hear the page. */
  of?: string;
  accept: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** A button that opens the file picker. */
export function FileButton({ label, of, accept, isBusy = false, onFile }: FileButtonProps) {
  return (
    <label className="btn btn-quiet btn-small file-button" aria-disabled={isBusy || undefined}>
      {label}
      {of && <span className="sr-only"> {of}</span>}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        disabled={isBusy}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
