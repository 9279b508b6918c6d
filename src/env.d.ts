declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
    /** Until when the prebuilt island is right, in milliseconds since 1970. */
    'client:demand'?: number;
    /** A key of the browser's own storage: what is kept there wakes it at once. */
    'client:seen'?: boolean | string;
    'client:session'?: boolean;
    'client:sign-in'?: boolean;
    'client:toast'?: boolean;
    'client:stored'?: string;
    'client:asked'?: string;
  }
}

export {};
