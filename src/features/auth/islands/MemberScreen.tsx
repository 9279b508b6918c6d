import { type FormEvent, type ReactNode, useState } from 'react';
import { hasUnsaved, noteTyping } from '#src/shared/browser/unsaved.ts';
import { KeptNote } from './KeptNote.tsx';

interface MemberScreenProps {
  /** Who is logged in now. */
  userId: string | undefined;
  isAllowed: boolean;
  /** False: it could not be read whether they may see it. */
  isKnown: boolean;
  /** They log out here, or delete their account: the page is on its way to another one. */
  isLeaving: boolean;
  /** Takes the place of the screen for everybody else. */
  instead: ReactNode;
  children: ReactNode;
}

/**
 * Shows a screen to the person who opened it. When their session ends while something is typed, it stays, out of sight,
 * until they are back (docs/decisions/ended-sessions.md).
 */
export function MemberScreen(props: MemberScreenProps) {
  const { userId, isAllowed, isKnown, isLeaving, instead, children } = props;
  const [openedBy, setOpenedBy] = useState<string>();
  const [isGivenUp, setGivenUp] = useState(false);

  if (isAllowed && openedBy === undefined) setOpenedBy(userId);
  const isTheirs = userId !== undefined && userId === openedBy;
  const isOpen = isTheirs && (isAllowed || !isKnown);
  const isKept = openedBy !== undefined && !isTheirs && !isLeaving && !isGivenUp && hasUnsaved();
  if (!isOpen && !isKept) return instead;

  const remember = ({ target }: FormEvent) => {
    const field = target as Element;
    if (field.matches('form *, [contenteditable]')) noteTyping(field);
  };
  return (
    <>
      <div className={isKept ? 'hidden' : 'contents'} onInput={remember}>
        {children}
      </div>
      {isKept && <KeptNote isSomeone={userId !== undefined} onLeave={() => setGivenUp(true)} />}
    </>
  );
}
