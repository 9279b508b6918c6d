import type { MouseEvent, ReactNode } from 'react';
import { type AuthView, show } from '#src/features/auth/stores/screen.ts';
import { nextParameter, withNext } from '#src/shared/lib/next-path.ts';
import { paths } from '#src/shared/paths.ts';

const modes = { login: '', signUp: '?mode=sign-up', forgot: '?mode=forgot' } as const;

interface ViewLinkProps {
  view: keyof typeof modes & AuthView;
  children: ReactNode;
}

/** Shows another part of the screen and takes the typed address along; works as a plain link as well. */
export function ViewLink({ view, children }: ViewLinkProps) {
  const path = paths.auth + modes[view];

  const showView = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const email = document.querySelector<HTMLInputElement>('input[name=email]')?.value;
    const next = new URLSearchParams(location.search).get(nextParameter);
    history.replaceState(history.state, '', withNext(path, next));
    show(view, email === undefined ? {} : { typedEmail: email });
  };

  return (
    <a
      data-in-place
      className="link inline-flex min-h-11 items-center"
      href={path}
      onClick={showView}
    >
      {children}
    </a>
  );
}
