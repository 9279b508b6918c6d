import { hashSource } from './content-policy.ts';
import { inlineScripts } from './page-scripts.ts';
import {
  attributeOf,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  type PageTree,
  rawTextOf,
  remove,
} from './page-tree.ts';

/** The directives of a content policy, each with its sources. */
type Policy = Map<string, string[]>;

/**
 * Takes the policy that Astro wrote out of the page. Throws when something in the page could run or restyle it that
 * Astro does not know. It can only come from text that a person typed.
 */
export function takePolicy({ elements, head }: PageTree): Policy {
  const metas = elements.filter(isPolicy);
  const [meta] = metas;
  if (!meta || metas.length > 1 || meta.parentNode !== head) {
    throw new Error(`there are ${metas.length} content policies; there must be one, in the head`);
  }
  const policy = parsePolicy(attributeOf(meta, 'content') ?? '');
  refuseUnknown(inlineScripts(elements), policy.get('script-src') ?? []);
  refuseUnknown(elements.filter(isStyle), policy.get('style-src') ?? []);
  remove(meta);
  return policy;
}

/**
 * Gives the page its policy: Astro's, with the hashes of those scripts and styles that the page has. It comes right
 * after the encoding, so that it holds for all that follows. Returns how it names the page's inline scripts.
 */
export function placePolicy(page: PageTree, policy: Policy): string[] {
  const elements = elementsOf(page.document);
  const scripts = sourcesOf(inlineScripts(elements));
  const known = policy.get('script-src') ?? [];
  const own = new Map(policy)
    .set('script-src', [...known.filter((source) => !isHash(source)), ...scripts])
    .set('style-src', ["'self'", ...sourcesOf(elements.filter(isStyle))]);
  const charset = elements.find((element) => attributeOf(element, 'charset') !== undefined);
  if (!charset || charset !== page.head.childNodes[0])
    throw new Error('the head must begin with the encoding');
  insertAfter(
    charset,
    createElement('meta', { 'http-equiv': 'content-security-policy', content: policyText(own) }),
  );
  return scripts;
}

const isHash = (source: string) => source.startsWith("'sha");

const isStyle = ({ tagName }: Element) => tagName === 'style';

const isPolicy = (element: Element) =>
  attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

const parsePolicy = (text: string): Policy =>
  new Map(
    text.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources]] : [];
    }),
  );

const policyText = (policy: Policy) =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join(';');

function refuseUnknown(elements: Element[], known: string[]): void {
  for (const element of elements) {
    const text = rawTextOf(element);
    if (known.includes(hashSource(text))) continue;
    throw new Error(
      `a <${element.tagName}> is in it that the site does not know: ${text.trim().slice(0, 60)}`,
    );
  }
}

const sourcesOf = (elements: Element[]) => [
  ...new Set(elements.map((element) => hashSource(rawTextOf(element)))),
];
