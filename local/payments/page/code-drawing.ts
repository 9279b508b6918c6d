import { html, Markup } from './html.ts';

const side = 21;
const cornerSide = 7;
const last = side - cornerSide;

const corners = [
  [0, 0],
  [last, 0],
  [0, last],
].map(([x = 0, y = 0]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`);

/** Between the corners; looks like data and is none. */
const dots = Array.from({ length: side * side }, (_, index) => {
  const [x, y] = [index % side, Math.floor(index / side)];
  const isNearCorner = (x <= cornerSide || x >= last - 1) && (y <= cornerSide || y >= last - 1);
  const isWhite = (x * x * 3 + y * 7 + x * y) % 5 < 3;
  return isWhite || (isNearCorner && (x < last - 1 || y < last - 1)) ? '' : `M${x} ${y}h1v1h-1z`;
});

/** Where a provider shows a code. */
export const codeDrawing = html`<svg
  class="code"
  width="180"
  height="180"
  viewBox="-2 -2 25 25"
  role="img"
  aria-label="A drawing of a QR code"
>
  <path d="M-2-2h25v25h-25z" fill="#fff" />
  <path d="${new Markup([...corners, ...dots].join(''))}" fill="#1c2430" fill-rule="evenodd" />
</svg>`;
