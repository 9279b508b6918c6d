import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseHtml } from '../../support/parse-html.ts';
import { policyProblems } from '../../support/site/policy-problems.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const script = 'start()';
const style = 'p{color:red}';
const closed = "default-src 'none'; object-src 'none'; base-uri 'none'";
const policy = `${closed}; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)}`;
const charset = '<meta charset="utf-8">';
const meta = (content = policy) =>
  `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`;
const body = `<style>${style}</style><script>${script}</script><script src="/a.js"></script>`;

const problems = (html: string) => policyProblems({ document: parseHtml(html) });

test('a page that lists what it runs has no problem', () => {
  expect(problems(`${meta()}${body}<script type="application/ld+json">{}</script>`)).toEqual([]);
});

test.each([
  ['no policy', body, '0 policies, there must be 1'],
  ['two policies', meta() + meta() + body, '2 policies, there must be 1'],
  [
    'a script before the policy',
    `${charset}<script>${script}</script>${meta().replace(charset, '')}`,
    'the policy does not come right after the encoding',
  ],
  [
    'speculation rules that are not listed',
    `${meta()}<script type="speculationrules">{}</script>`,
    'an inline script is not in the policy: {}',
  ],
  [
    'unsafe-inline',
    meta(policy.replace("script-src 'self'", "script-src 'unsafe-inline'")),
    "script-src has 'unsafe-inline'",
  ],
  [
    'unsafe-eval',
    meta(policy.replace("script-src 'self'", "script-src 'unsafe-eval'")),
    "script-src has 'unsafe-eval'",
  ],
  [
    'a foreign host',
    meta(policy.replace("script-src 'self'", 'script-src https://cdn.example')),
    'script-src has https://cdn.example',
  ],
  ['no script-src', meta(closed), 'script-src is missing'],
  [
    'an open default',
    meta(policy.replace("default-src 'none'", "default-src 'self'")),
    "default-src is not 'none'",
  ],
  [
    'an unlisted script',
    `${meta()}<script>steal()</script>`,
    'an inline script is not in the policy: steal()',
  ],
  ['an unlisted style', `${meta()}<style>p{}</style>`, 'an inline style is not in the policy: p{}'],
  [
    'an event handler',
    `${meta()}<button onclick="buy()">`,
    '<button> has code in its attribute onclick',
  ],
  ['a style attribute', `${meta()}<p style="color:red">`, '<p> has code in its attribute style'],
  [
    'a script in a link',
    `${meta()}<a href=" javascript:buy()">`,
    '<a> has code in its attribute href',
  ],
])('%s is a problem', (_what, html, problem) => {
  expect(problems(html)).toContain(problem);
});
