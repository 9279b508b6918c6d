import { testCards } from '../test-methods.ts';
import { html } from './html.ts';

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

export const testData = html`
  <details class="test-data">
    <summary>Cards to test with</summary>
    <p>
      Any date to come, any security code, any name. UPI asks on its own page what the app answers.
    </p>
    <dl>
      ${testCards.map(
        ({ number, does }) =>
          html`<div>
            <dt>${grouped(number)}</dt>
            <dd>${does}</dd>
          </div>`,
      )}
    </dl>
  </details>
`;
