import { PUBLIC_TURNSTILE_SITE_KEY } from 'astro:env/client';
import { openModal } from '#src/shared/browser/open-modal.ts';
import { turnstileOrigin } from '#src/shared/lib/human-check.ts';
import { loadOnce } from '#src/shared/lib/load-once.ts';
import { DataError } from './unwrap.ts';

// https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/

interface Turnstile {
  render(box: HTMLElement, options: Record<string, unknown>): string | undefined;
  remove(widget: string): void;
}

const loadTimeLimitInMilliseconds = 15_000;

const turnstile = loadOnce(async () => {
  const script = document.createElement('script');
  script.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    setTimeout(reject, loadTimeLimitInMilliseconds);
  });
  document.head.append(script);
  try {
    await loaded;
  } catch {
    script.remove();
    throw unclear();
  }
  return (window as unknown as { turnstile: Turnstile }).turnstile;
});

/**
 * An answer that says that a person is here, good for one use. Most people see nothing; some are asked to tick a box.
 * Throws a DataError: `personUnclear`, or `cancelled` when they close the dialog that the box is in.
 */
export async function humanToken(action: string): Promise<string> {
  const { render, remove } = await turnstile();
  const box = document.createElement('div');
  box.style.cssText = 'position: fixed; inset: auto 0 1rem; display: grid; justify-items: center';
  const modal = openModal();
  (modal ?? document.body).append(box);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const failed = () => {
        reject(unclear());
        // Said by us: Turnstile shall not write it to the console as well.
        return true;
      };
      modal?.addEventListener('close', () => reject(new DataError('cancelled', '')), {
        once: true,
      });
      widget = render(box, {
        sitekey: PUBLIC_TURNSTILE_SITE_KEY,
        action,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': failed,
        'timeout-callback': failed,
        'unsupported-callback': failed,
      });
    });
  } finally {
    if (widget !== undefined) remove(widget);
    box.remove();
  }
}

const unclear = () => new DataError('personUnclear', '');
