declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
    /** Until when the prebuilt island is right, in milliseconds since 1970. */
    'client:stale'?: number;
    /** A key of the browser's own storage: what is kept there hydrates it at once. */
    'client:visible-or-intent'?: boolean | string;
    'client:session'?: boolean;
    'client:sign-in'?: boolean;
    'client:toast'?: boolean;
    'client:storage'?: string;
    'client:query'?: string;
  }
}

export {};
