import { testVpas } from '../test-methods.ts';
import type { Checkout } from '../state.ts';
import { html, Markup } from './html.ts';
import { icons } from './icons.ts';
import { messageBody } from './layout.ts';
import { totalOf } from './summary-view.ts';

/** Where Stripe shows a code, or opens the app of the phone; here one says what the app answers. */
export const upiView = (checkout: Checkout, businessName: string): Markup =>
  messageBody({
    tone: 'plain',
    icon: icons.upi,
    heading: `Scan to pay ${totalOf(checkout)}`,
    text: html`${businessName} asks for ${totalOf(checkout)}. With Stripe, a UPI app scans the code,
    or the phone opens the app. This code is only a drawing: here you choose what the app answers.`,
    actions: html`${codeDrawing(checkout.id)}
      <form method="post" action="/pay/${checkout.id}/upi" class="choices">
        ${testVpas.map(
          ({ vpa, button }, index) => html`
            <button type="submit" class="button ${index > 0 && 'quiet'}" name="app" value="${vpa}">
              ${button}
            </button>
          `,
        )}
      </form>
      <p><a class="back" href="/pay/${checkout.id}">Pay in another way</a></p>`,
  });

const side = 25;
const cornerSide = 7;

/** Looks like a QR code and says nothing to a camera. */
function codeDrawing(seed: string): Markup {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  const isDark = () => {
    state = (state * 48271) % 2147483647;
    return state % 2 === 0;
  };
  const cells = Array.from({ length: side * side }, (_, index) => ({
    x: index % side,
    y: Math.floor(index / side),
  }));
  const dots = cells
    .filter(({ x, y }) => !isCorner(x, y) && isDark())
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
    .join('');
  const last = side - cornerSide;
  const corners = [
    [0, 0],
    [last, 0],
    [0, last],
  ].map(([x, y]) => corner(x ?? 0, y ?? 0));
  return html`<svg
    class="code"
    width="200"
    height="200"
    viewBox="-2 -2 29 29"
    role="img"
    aria-label="A drawing of a QR code"
  >
    <path d="M-2-2h29v29h-29z" fill="#fff" />
    <path d="${dots}${corners.join('')}" fill="#1c2430" fill-rule="evenodd" />
  </svg>`;
}

const isCorner = (x: number, y: number): boolean => {
  const [left, right] = [x <= cornerSide, x >= side - cornerSide - 1];
  const [top, bottom] = [y <= cornerSide, y >= side - cornerSide - 1];
  return (top && (left || right)) || (bottom && left);
};

const corner = (x: number, y: number) =>
  `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
