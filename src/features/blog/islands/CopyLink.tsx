import { useState } from 'react';
import { blogMessages } from '#src/features/blog/messages.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Copies the address of an article, and shows the result on the button. */
export function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<string>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(blogMessages.linkCopied);
    } catch {
      setOutcome(blogMessages.linkNotCopied);
    }
  }

  return (
    <>
      <Button look="quiet" small className="noscript:hidden" onClick={() => void copy()}>
        {outcome ?? 'Copy link'}
      </Button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  );
}
