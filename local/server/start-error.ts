/** A reason not to start that the person at the keyboard can act on: its message is one plain sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
