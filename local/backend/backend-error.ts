/** A failure that the person at the keyboard can act on: its message is one plain sentence. */
export class BackendError extends Error {
  override name = 'BackendError';
}

/** The data folder is open in another process, most likely the running site. */
export class FolderInUseError extends BackendError {
  override name = 'FolderInUseError';

  constructor(dataDir: string) {
    super(`Another process is using ${dataDir}. Stop it first, then start again.`);
  }
}
