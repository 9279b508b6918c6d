import { testCards, testVpas } from '../methods.ts';
import { html } from './html.ts';

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

export const testData = html`
  <details class="test-data">
    <summary>Cards and UPI IDs to test with</summary>
    <p>Any date to come, any security code, any name.</p>
    <dl>
      ${testCards.map(
        ({ number, does }) =>
          html`<div>
            <dt>${grouped(number)}</dt>
            <dd>${does}</dd>
          </div>`,
      )}
      ${testVpas.map(
        ({ vpa, does }) =>
          html`<div>
            <dt>${vpa}</dt>
            <dd>${does}</dd>
          </div>`,
      )}
    </dl>
  </details>
`;
