// Android's own view says so ("; wv)"), an iPhone's leaves "Safari" out, and some apps write both their name and "Safari".
const insideApp =
  /; wv\)|FBAN|FBAV|Instagram|LinkedInApp|Snapchat|\((?:iPhone|iPad|iPod)(?!.*Safari)/;

/** Whether the page is open inside another app, such as Instagram. From the home screen it is an app of its own. */
export const isInsideApp = (): boolean =>
  insideApp.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;
