// The header leaves on the way down and comes back on the way up (features/site/styles/header.css). The page's own styles
// do not know the class: whatever sets it comes with the sheet.

/** A finger that rests is not on its way. */
const least = 8;
/** So near the top it stays. */
const nearTop = 200;

// The scroll that brings this script counts.
let last = 0;

function follow(): void {
  if (Math.abs(scrollY - last) < least) return;
  document.documentElement.classList.toggle('header-away', scrollY > last && scrollY > nearTop);
  last = scrollY;
}

addEventListener('scroll', follow, { passive: true });
follow();
