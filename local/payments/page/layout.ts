import { html, type Markup } from './html.ts';
import { styleSheets } from './style-sheets.ts';

export interface Document {
  title: string;
  businessName: string;
  /** What this page stands in for. */
  standsFor: string;
  body: Markup;
}

export const layout = ({ title, businessName, standsFor, body }: Document): string =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Test checkout</title>
        <link rel="icon" href="data:," />
        ${styleSheets.map(({ name }) => html`<link rel="stylesheet" href="/assets/${name}" />`)}
      </head>
      <body>
        <header>
          <p class="seller">${businessName}</p>
          <p class="badge">Test checkout · no real money</p>
        </header>
        ${body}
        <footer>
          <p>A stand-in for ${standsFor} on this computer. Never type a real card number here.</p>
        </footer>
      </body>
    </html>`.text;
