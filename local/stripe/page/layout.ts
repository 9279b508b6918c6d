import { favicon, mark } from './icons.ts';
import { html, type Markup } from './html.ts';

export interface Document {
  title: string;
  businessName: string;
  body: Markup;
}

export const layout = ({ title, businessName, body }: Document): string =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Test checkout</title>
        <link rel="icon" href="${favicon}" />
        <link rel="stylesheet" href="/assets/checkout.css" />
        <script type="module" src="/assets/checkout.js"></script>
      </head>
      <body>
        <header class="top">
          <p class="seller">${mark}${businessName}</p>
          <p class="badge">Test checkout<span> · no real money</span></p>
        </header>
        ${body}
        <footer class="bottom">
          <p>
            A stand-in for Stripe Checkout on this computer. Never type a real card number here.
          </p>
        </footer>
      </body>
    </html>`.text;

/** A page with one message in its middle. */
export const messageBody = (message: {
  tone: 'good' | 'bad' | 'plain';
  icon: Markup;
  heading: string;
  text: Markup | string;
  actions?: Markup | null | false;
}): Markup => html`
  <main class="message ${message.tone}">
    <span class="seal">${message.icon}</span>
    <h1>${message.heading}</h1>
    <p>${message.text}</p>
    ${message.actions}
  </main>
`;
