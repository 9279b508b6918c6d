import { html, Markup } from './html.ts';

const icon = (paths: Markup): Markup =>
  html`<svg class="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <g
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      ${paths}
    </g>
  </svg>`;

export const icons = {
  back: icon(html`<path d="M16 10H4m0 0 5-5m-5 5 5 5" />`),
  card: icon(
    html`<rect x="2" y="4" width="16" height="12" rx="2.4" /><path d="M2 8h16M5 12.5h3" />`,
  ),
  upi: icon(
    html`<path d="M6 17 10.5 3 14 10l-4 7" /><path d="M12.5 14.5 14 17l3.5-7L14 3l-.8 2.4" />`,
  ),
  lock: icon(
    html`<rect x="4" y="9" width="12" height="8.5" rx="2" /><path d="M7 9V6.5a3 3 0 0 1 6 0V9" />`,
  ),
  clock: icon(html`<circle cx="10" cy="10" r="7.5" /><path d="M10 6v4.3l2.8 1.7" />`),
  check: icon(html`<circle cx="10" cy="10" r="7.5" /><path d="m6.8 10.3 2.2 2.2 4.3-4.8" />`),
  warning: icon(html`<circle cx="10" cy="10" r="7.5" /><path d="M10 6v4.6m0 2.9v.1" />`),
};

/** The three rising bars of the site's own mark. */
export const mark = html`<svg
  class="mark"
  width="30"
  height="30"
  viewBox="0 0 30 30"
  aria-hidden="true"
>
  <rect x="2" y="19" width="7" height="9" rx="2" fill="var(--line)" />
  <rect x="11.5" y="12" width="7" height="16" rx="2" fill="var(--leaf)" />
  <rect x="21" y="5" width="7" height="23" rx="2" fill="var(--saffron-fill)" />
  <circle cx="5.5" cy="9" r="4" fill="var(--saffron-fill)" />
</svg>`;

export const favicon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect x="1" y="3.5" width="18" height="13" rx="3" fill="#1d6a50"/><path d="M1 7.5h18" stroke="#f4a95a" stroke-width="2.4"/></svg>',
)}`;
