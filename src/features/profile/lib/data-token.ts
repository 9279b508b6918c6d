// The tokens in the addresses of mailed links. They are in the fragment, which browsers send to nobody.

export const stopFragment = 'stop';

const tokenIn = (hash: string, name: string): string | undefined =>
  new RegExp(`^#${name}=([\\w-]{54})$`).exec(hash)?.[1];

/** Opens what is stored about an address. */
export const dataTokenIn = (hash: string) => tokenIn(hash, 'data');

/** Stops what somebody agreed to. */
export const stopTokenIn = (hash: string) => tokenIn(hash, stopFragment);
