import { animate, wantsLessMotion } from './animate.ts';

/** Counts from 0 to its target once it is seen. The final figure is in the page already and stays for reduced motion. */
class CountUp extends HTMLElement {
  connectedCallback() {
    const figure = this.querySelector('[aria-hidden]');
    if (!figure || wantsLessMotion()) return;
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      countUp(figure, Number(this.dataset['target']), Number(this.dataset['duration']));
    }).observe(this);
  }
}

/** Prefix and suffix stay as they stand around the figure. */
function countUp(figure: Element, target: number, durationInMilliseconds: number) {
  const final = figure.textContent ?? '';
  const written = (value: number) => value.toLocaleString('en-IN');
  animate(durationInMilliseconds, (share) => {
    figure.textContent = final.replace(written(target), written(Math.round(target * share)));
  });
}

customElements.define('count-up', CountUp);
