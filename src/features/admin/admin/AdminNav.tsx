import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { NavigationLink } from '#src/features/site/paths.ts';
import { $session, startSession } from '#src/shared/stores/session.ts';
import { $isSigningOut, signOut } from '#src/shared/stores/sign-out.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface AdminNavProps {
  links: (NavigationLink & { current?: 'page' | 'true' | undefined })[];
}

/** The links between the admin pages. It is invisible, with its space reserved, until the role is known. */
export function AdminNav({ links }: AdminNavProps) {
  const session = useStore($session, { ssr: 'initial' });
  const busy = useStore($isSigningOut, { ssr: 'initial' });
  useEffect(() => void startSession(), []);

  if (session.status === 'signedIn' && !session.isAdmin) return null;
  return (
    <nav
      aria-label="Admin"
      className={`page flex flex-wrap items-center gap-2 pt-6 ${session.isAdmin ? '' : 'invisible'}`}
    >
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current}
              className="btn btn-quiet btn-small aria-[current]:border-leaf aria-[current]:bg-leaf-tint aria-[current]:text-leaf"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        small
        busy={busy}
        busyLabel="Logging out..."
        onClick={() => void signOut()}
      >
        Logout
      </Button>
    </nav>
  );
}
