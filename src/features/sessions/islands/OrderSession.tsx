import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { sessionKeyIn } from '#src/features/sessions/lib/session-key.ts';
import { buyerNotices } from '#src/features/sessions/messages/own-session.ts';
import {
  $orderSession,
  openSession,
  refreshSession,
} from '#src/features/sessions/stores/order-session.ts';
import { site } from '#src/shared/content/site.ts';
import { mailLink } from '#src/shared/lib/reply-links.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { SessionView } from './SessionView.tsx';
import type { PaperWords } from './SessionPapers.tsx';

const open = () => void openSession(sessionKeyIn(new URL(location.href)));

/** The session that the address names: its time is chosen, seen and changed here. */
export function OrderSession({ words }: { words: PaperWords }) {
  const { status, session, missing } = useStore($orderSession, { ssr: 'initial' });
  useEffect(open, []);
  useOnReturn(refreshSession);

  if (session) return <SessionView session={session} words={words} />;
  if (status === 'failed') return missing ? <SessionMissing why={missing} /> : <SessionFailed />;
  return (
    <p role="status" className="session-loading text-soft noscript:hidden">
      Loading your session...
    </p>
  );
}

function SessionMissing({ why }: { why: Notice }) {
  return (
    <EmptyState {...textOf(why)}>
      <div className="flex flex-wrap justify-center gap-3">
        <a className="btn btn-fill" href={mailLink(site.email, 'My session', '')}>
          Write to us
        </a>
        <a className="btn btn-quiet" href={paths.contact}>
          Contact Us
        </a>
      </div>
    </EmptyState>
  );
}

function SessionFailed() {
  return (
    <EmptyState {...textOf(buyerNotices.loadFailed)}>
      <Button look="quiet" onClick={open}>
        Try Again
      </Button>
    </EmptyState>
  );
}

const textOf = ({ title, message = '' }: Notice) => ({ title, message });
