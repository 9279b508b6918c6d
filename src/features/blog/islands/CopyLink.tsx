import { useState } from 'react';
import { blogMessages } from '#src/features/blog/messages.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/**
 * Copies the address of an article, and shows the result on the button. Safari lets only a person's own press copy, not
 * one that came before this code and is repeated by it (src/client-directives/on-intent.ts).
 */
export function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<string>();

  async function copy(isOwnPress: boolean) {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(blogMessages.linkCopied);
    } catch {
      setOutcome(isOwnPress ? blogMessages.linkNotCopied : blogMessages.linkNotCopiedYet);
    }
  }

  return (
    <>
      <Button
        look="quiet"
        small
        className="noscript:hidden"
        onClick={({ isTrusted }) => void copy(isTrusted)}
      >
        {outcome ?? 'Copy link'}
      </Button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  );
}
