import type { Browser } from '@playwright/test';
import { openTab, type LentTab, type TabLook } from './lent-tab.ts';

export type LendTab = () => Promise<LentTab>;

interface Wish {
  /** All that a tab gets when it is opened and keeps: tabs of one kind can take each other's place. */
  kind: object;
  look: TabLook;
  site: string;
  isNew: boolean;
}

/** The tabs of one worker, lent to its tests. */
export function keepTabs(browser: Browser) {
  const free = new Map<string, LentTab[]>();
  const kinds = new WeakMap<LentTab, string>();

  return {
    async lend({ kind, look, site, isNew }: Wish): Promise<LentTab> {
      const name = JSON.stringify(kind);
      const waiting = isNew ? undefined : free.get(name)?.pop();
      if (waiting) return waiting;
      const tab = await openTab(browser, site, look);
      kinds.set(tab, name);
      return tab;
    },
    async takeBack(tab: LentTab, canBeShared: boolean): Promise<void> {
      const name = kinds.get(tab);
      if (!canBeShared || name === undefined) return tab.context.close();
      if (await tab.empty()) free.set(name, [...(free.get(name) ?? []), tab]);
    },
    async close(): Promise<void> {
      const tabs = [...free.values()].flat();
      await Promise.all(tabs.map(({ context }) => context.close()));
    },
  };
}
