import type { ClientDirective } from 'astro';
import { swapQuotes } from '#src/shared/lib/swap-quotes.ts';

// The island of the published pages. Astro's own is in every page, before the first paint, and can do more than these
// pages ask for; this one comes in a file after it, and reads what src/build/pages/page-islands.ts has written. It
// tells the
// world the same: `ssr` until it is hydrated, `astro:hydrate`, `astro:hydration-error`, and `start()` to begin again.

type Slots = Record<string, string>;
type Hydrate = () => Promise<void>;

/** What `@astrojs/react/client.js` exports. */
type Renderer = (
  island: HTMLElement,
) => (component: unknown, props: object, slots: Slots, options: { client: string }) => unknown;

const tag = 'astro-island';
const pauseInMilliseconds = 1_000;

/** Lets the islands of the page hydrate, each when the directive of that name says so. */
export function defineIslands(directives: Record<string, ClientDirective>): void {
  // In `npm run dev`, Astro's element is defined first.
  if (customElements.get(tag)) return;
  const rendererAddress = document
    .querySelector(`${tag}[renderer-url]`)
    ?.getAttribute('renderer-url');

  class Island extends HTMLElement {
    connectedCallback(): void {
      void this.start();
    }

    async start(): Promise<void> {
      try {
        const hydrate = directives[this.read('client')]!;
        await hydrate(this.load, { name: '', value: this.read('value') }, this);
      } catch (error) {
        this.fail(error);
      }
    }

    load = async (): Promise<Hydrate> => {
      const address = this.read('component-url');
      try {
        const [module, { default: renderer }] = await Promise.all([
          importTwice(address),
          importTwice(rendererAddress!),
        ]);
        // `/_astro/<export>.<hash>.js`
        const component = module[address.split(/[/.]/).at(-3)!];
        return () => this.hydrate(renderer as Renderer, component);
      } catch (error) {
        this.fail(error);
        return async () => {};
      }
    };

    async hydrate(renderer: Renderer, component: unknown): Promise<void> {
      if (!this.isConnected) return;
      // The outer island first: it hydrates this one too.
      const outer = this.parentElement!.closest(`${tag}[ssr]`);
      if (outer) {
        const next = () => void this.hydrate(renderer, component);
        outer.addEventListener('astro:hydrate', next, { once: true });
        return;
      }
      const client = this.read('client');
      const props = JSON.parse(swapQuotes(this.read('props') || '{}')) as object;
      await renderer(this)(component, props, this.takeSlots(), { client });
      this.removeAttribute('ssr');
      this.dispatchEvent(new Event('astro:hydrate'));
    }

    /** The content of a slot stays in place; a slot that the island did not render on the server is in a template. */
    takeSlots(): Slots {
      const slots: Slots = {};
      for (const slot of this.querySelectorAll('astro-slot,template[data-astro-template]')) {
        if (slot.closest(tag) !== this) continue;
        const name = slot.getAttribute('name') ?? slot.getAttribute('data-astro-template');
        // It goes back to its place, as Astro does it; no new HTML is parsed.
        // oxlint-disable-next-line no-restricted-properties
        slots[name || 'default'] ??= slot.innerHTML;
        if (slot instanceof HTMLTemplateElement) slot.remove();
      }
      return slots;
    }

    fail(error: unknown): void {
      this.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
      console.error(`Error hydrating ${this.read('component-url')}`, error);
    }

    read(name: string): string {
      return this.getAttribute(name) ?? '';
    }
  }
  customElements.define(tag, Island);
}

/** As Astro does: see docs/decisions/failed-code.md. */
async function importTwice(address: string): Promise<Record<string, unknown>> {
  try {
    return await import(/* @vite-ignore */ address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds));
    const again = `${address}?again=${Date.now()}`;
    return import(/* @vite-ignore */ again);
  }
}
