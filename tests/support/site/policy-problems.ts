import { createHash } from 'node:crypto';
import type { BuiltPage } from './built-site.ts';

/**
 * Every way in which a page breaks, or would be broken by, its own Content Security Policy (docs/architecture.md,
 * "Faults and attacks").
 */
export function policyProblems({ document }: Pick<BuiltPage, 'document'>): string[] {
  const metas = [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')];
  const [meta] = metas;
  if (!meta || metas.length > 1) return [`${metas.length} policies, there must be 1`];

  const policy = readPolicy(meta.getAttribute('content') ?? '');
  return [
    ...(isFirst(meta, document) ? [] : ['the policy does not come right after the encoding']),
    ...directiveProblems(policy),
    ...unhashed(document, 'script', policy.get('script-src') ?? []),
    ...unhashed(document, 'style', policy.get('style-src') ?? []),
    ...inlineCode(document),
  ];
}

const dataScripts = '[type$=json]';

type Policy = Map<string, string[]>;

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** What comes before the policy is not held by it. */
const isFirst = (meta: Element, { head }: Document) =>
  head.children[0]?.hasAttribute('charset') && head.children[1] === meta;

function directiveProblems(policy: Policy): string[] {
  const mustBeNone = ['default-src', 'object-src', 'base-uri'];
  const closed = mustBeNone
    .filter((name) => policy.get(name)?.join(' ') !== "'none'")
    .map((name) => `${name} is not 'none'`);
  const scriptSources = policy.get('script-src') ?? [];
  const loose = scriptSources
    .filter((source) => source !== "'self'" && !/^'sha(256|384|512)-[\w+/]+=*'$/.test(source))
    .map((source) => `script-src has ${source}`);
  return [...closed, ...(scriptSources.length > 0 ? loose : ['script-src is missing'])];
}

/** Inline scripts or styles that the browser would refuse, because the policy does not list their hash. */
function unhashed(document: Document, tag: 'script' | 'style', sources: string[]): string[] {
  if (sources.includes("'unsafe-inline'")) return [];
  return inlineTexts(document, tag)
    .filter((text) => !sources.includes(hashSource(text)))
    .map((text) => `an inline ${tag} is not in the policy: ${text.trim().slice(0, 60)}`);
}

const inlineTexts = (document: Document, tag: 'script' | 'style') =>
  [...document.querySelectorAll(`${tag}:not([src])`)]
    .filter((element) => !element.matches(dataScripts))
    .map((element) => element.textContent);

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** How a content policy names the inline scripts of a page. */
export const inlineScriptHashes = (document: Document) =>
  inlineTexts(document, 'script').map(hashSource);

/** Code and styles in attributes, which no hash of ours allows. */
function inlineCode(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on|^style$/i.test(name) || /^\s*javascript:/i.test(value))
      .map(({ name }) => `<${element.localName}> has code in its attribute ${name}`),
  );
}
