import type { AstroIntegration, ContentEntryType } from 'astro';

const ignore = () => undefined;

/** Runs what an integration does when a build begins. Gives the kinds of content files that it reads. */
export async function setUp(integration: AstroIntegration): Promise<ContentEntryType[]> {
  const types: ContentEntryType[] = [];
  const hook = integration.hooks['astro:config:setup'] as
    | ((parameters: object) => unknown)
    | undefined;
  await hook?.({
    addRenderer: ignore,
    addPageExtension: ignore,
    addWatchFile: ignore,
    updateConfig: ignore,
    addContentEntryType: (type: ContentEntryType) => types.push(type),
  });
  return types;
}
