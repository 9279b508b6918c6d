import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';

export interface ClickedFrameProps {
  /** What goes into the frame; a function is asked when it opens. */
  address: string | (() => Promise<string>);
  /** What the frame holds, for a screen reader. */
  name: string;
  /** The words of the button. */
  open: string;
  note: string;
  /** Where the same can be opened by itself, which also works without JavaScript. */
  newTab: { href: string; label: string };
  /** Said when the frame does not come. */
  failed: string;
  className: string;
  /** What fills the place until then. */
  children?: ReactNode;
}

/** A page of another service that opens after a click: until then the visitor has sent nothing there. */
export function ClickedFrame({ className, children, ...props }: ClickedFrameProps) {
  const { address, name, open, note, newTab, failed } = props;
  const [stage, setStage] = useState<'closed' | 'open' | 'failed'>('closed');
  const [opened, setOpened] = useState('');

  const openFrame = async () => {
    if (!navigator.onLine) return setStage('failed');
    setOpened(typeof address === 'string' ? address : await address());
    setStage('open');
  };

  return (
    <div>
      <div
        className={`relative overflow-hidden rounded-card border border-line bg-card ${className}`}
      >
        {stage === 'open' ? (
          <Frame address={opened} name={name} onFailure={() => setStage('failed')} />
        ) : (
          <>
            {children}
            <div className="absolute inset-0 grid place-items-center p-4">
              <button
                type="button"
                className="btn btn-fill elevated noscript:hidden"
                onClick={() => void openFrame()}
              >
                <Icon shape={shapes.play} size={16} />
                {open}
              </button>
            </div>
          </>
        )}
      </div>
      {stage === 'failed' && (
        <p role="alert" className="field-error mt-4">
          {failed}
        </p>
      )}
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small text-soft">
        {note}
        <a
          className="link flex min-h-11 items-center"
          href={newTab.href}
          target="_blank"
          rel="noopener"
        >
          {newTab.label}
        </a>
      </p>
    </div>
  );
}

const patienceInMilliseconds = 15_000;

interface FrameProps {
  address: string;
  name: string;
  onFailure: () => void;
}

/**
 * The frame itself. No browser says that a frame of another site failed; what can be known is that the page's own
 * policy refused it, and that no answer came.
 */
function Frame({ address, name, onFailure }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasAnswered, setAnswered] = useState(false);

  useEffect(() => frame.current?.focus(), []);

  useEffect(() => {
    if (hasAnswered) return undefined;
    const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') onFailure();
    };
    const timer = setTimeout(onFailure, patienceInMilliseconds);
    document.addEventListener('securitypolicyviolation', refused);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', refused);
    };
  }, [hasAnswered, onFailure]);

  return (
    <iframe
      ref={frame}
      src={address}
      title={name}
      className="size-full"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // Everything that a player or a calendar needs, except sending this page elsewhere.
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      onLoad={() => setAnswered(true)}
    />
  );
}
