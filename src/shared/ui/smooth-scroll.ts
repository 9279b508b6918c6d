import { animate, wantsLessMotion } from './animate.ts';

// Links marked data-glide scroll to their section in 500 ms and stop 50 px above it (docs/product.md 2.2 and 9). Before
// this script is there, the browser jumps to the same place (scroll-padding-top in styles/base.css).
const durationInMilliseconds = 500;
const offsetInPixels = -50;

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-glide]');
  const section = link && document.querySelector<HTMLElement>(link.hash);
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.hash);
  // The keyboard goes on from there, as with any link to a place on the page.
  section.focus({ preventScroll: true });
  const from = scrollY;
  animate(wantsLessMotion() ? 1 : durationInMilliseconds, (share) => {
    // Measured again each time: a font or a picture that arrives on the way moves the section.
    const target = scrollY + section.getBoundingClientRect().top + offsetInPixels;
    scrollTo(0, from + (target - from) * share);
  });
});
