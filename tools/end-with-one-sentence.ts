import { BackendError } from '../local/backend/backend-error.ts';
import { StartError } from '../local/server/start-error.ts';

/** Runs a command: prints the sentence it returns, or why it failed in one sentence, with exit code 1. */
export async function endWithOneSentence(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(sentenceFor(error));
    process.exitCode = 1;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof BackendError || error instanceof StartError) return error.message;
  const [reason] = String(error instanceof Error ? error.message : error).split('\n');
  return `It did not work: ${reason}`;
}
