/** Pages for people who are signed in; a visitor is sent to /auth (docs/product.md 2.1). */
const forMembers = /^\/(?:profile|admin|blog-editor|events\/create|events\/edit)(?:\/|$)/;

/** Pages that one file serves for many addresses; someone who opens one has asked for that very item. */
const shells = /^\/(?:shell\/|session$)/;

/** Pages that do nothing but send the visitor on (docs/product.md 2.7). */
const redirects = /^\/redirect\//;

/** Pages that send away someone who comes without an order (docs/product.md 2.7 and 3). */
const needOrder = /^\/payment(?:\/success|\/receipt)?$/;

/** What everyone can open and read: the pages of docs/architecture.md, "What a page may weigh". */
export const isPublic = (address: string) =>
  !forMembers.test(address) && !shells.test(address) && !redirects.test(address);

/** Public pages that stay when someone opens them out of the blue. */
export const isReadable = (address: string) => isPublic(address) && !needOrder.test(address);
