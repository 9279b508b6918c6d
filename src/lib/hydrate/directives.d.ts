/** Each directive by its name: written by src/build/hydration.ts. */
declare module 'virtual:directives' {
  export const directives: Record<string, import('astro').ClientDirective>;
}
