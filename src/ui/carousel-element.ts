/**
 * Gives a scrolling list its arrows: one step a press, disabled at the first and last slide, and the
 * left and right arrow keys (SPEC section 2.2). Plain DOM, so that a visitor loads no React for it.
 */
class RailCarousel extends HTMLElement {
  connectedCallback() {
    const rail = this.querySelector('ul');
    const arrows = this.querySelector<HTMLElement>('[data-arrows]');
    const [previous, next] = this.querySelectorAll<HTMLButtonElement>('[data-arrows] button');
    if (!rail || !arrows || !previous || !next) return;

    const update = () => {
      const end = rail.scrollWidth - rail.clientWidth;
      arrows.hidden = end < 2;
      // A pixel of tolerance: fractional widths never scroll to the exact end.
      previous.disabled = rail.scrollLeft < 2;
      next.disabled = rail.scrollLeft > end - 2;
    };
    const step = (direction: 1 | -1) => {
      const slide = rail.firstElementChild?.getBoundingClientRect().width ?? rail.clientWidth;
      rail.scrollBy(direction * slide, 0);
    };

    previous.onclick = () => step(-1);
    next.onclick = () => step(1);
    this.onkeydown = (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      step(event.key === 'ArrowLeft' ? -1 : 1);
    };
    rail.onscroll = update;
    new ResizeObserver(update).observe(rail);
    new MutationObserver(update).observe(rail, { childList: true });
  }
}

customElements.define('rail-carousel', RailCarousel);
