import { JSDOM } from 'jsdom';
import { headings } from '#src/shared/lib/rich-text/formats.ts';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { createSanitiser } from '#src/shared/lib/rich-text/safe-html.ts';

export const { window } = new JSDOM('');

const read = createSanitiser(window);

export const sanitise = (html: string) => htmlOf(read(html));

const elementsOf = (html: string) => {
  const template = window.document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')];
};

const harmless = new Set(['p', ...headings, 'ul', 'ol', 'li', 'br', 'strong', 'em', 'u', 'span']);

const harmlessClass = /^(?:align|colour|highlight)-[a-z]+$/;

/** What of it a browser would do more with than show text. */
export const dangerIn = (html: string) =>
  elementsOf(html).flatMap((element) => [
    ...(harmless.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .filter(({ name }) => name !== 'class')
      .map(({ name }) => `${element.localName}[${name}]`),
    ...[...element.classList].filter((name) => !harmlessClass.test(name)),
  ]);
