/** Each directive by its name: written by src/build/pages/hydration.ts. */
declare module 'virtual:directives' {
  export const directives: Record<string, import('astro').ClientDirective>;
}
