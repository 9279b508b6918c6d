import { expect, test } from 'vitest';
import { createSheet } from '../../../src/build/pages/used-styles.ts';

const sheet = createSheet(
  [
    '@layer base,components;',
    '@layer base{body{margin:0}}',
    '@layer components{.btn{color:red}.btn[disabled]{color:grey}.card,.btn.big{gap:1px}.fold>summary{gap:2px}}',
    '@media (width >= 40rem){.sm\\:grid{display:grid}}',
    '.hover\\:x:hover{color:blue}',
    '.a:not(.b){order:1}',
    '@property --tw-used{syntax:"*";inherits:false}@property --tw-idle{syntax:"*";inherits:false}',
    '@layer properties{@supports (x){*,:before{--tw-used:initial;--tw-idle:initial}}}',
    '.uses{color:var(--tw-used)}.sets{--tw-idle:1}',
    '@property --tw-line{syntax:"*";inherits:false;initial-value:solid}',
    '.line{border-style:var(--tw-line)}.dashed{--tw-line:dashed}',
    ':root{--ink:black;--deep:var(--ink);--idle:red}.deep{color:var(--deep)}',
    'select,textarea{font:inherit}::placeholder{opacity:1}:-moz-ui-invalid{gap:0}:-moz-focusring{gap:0}:host{gap:0}:where(table) td{gap:0}',
    ':where(.rows>:not(:last-child)){gap:3px}.page:has(.bill){gap:4px}.text :is(ul,ol){gap:5px}.c:not(:has(.d)){gap:6px}',
    '@keyframes spin{to{rotate:1turn}}.spins{animation:spin 1s}',
  ].join(''),
);
/** What a page with a body and these classes carries. */
const styles = (...classes: string[]) =>
  sheet(new Set(['body', ...classes.map((name) => `.${name}`)]));

test('a page gets the rules of its classes in every state, and those of bare elements', () => {
  const css = styles('btn');
  expect(css).toContain('body{margin:0}');
  expect(css).toContain('.btn{color:red}.btn[disabled]{color:grey}');
  expect(css).not.toContain('.card');
  expect(css).not.toContain('.fold');
});

test('of a list of selectors those stay that can match', () => {
  expect(styles('card')).toContain('.card{gap:1px}');
  expect(styles('btn', 'big')).toContain('.btn.big{gap:1px}');
});

test('escaped names, pseudo-classes and :not() are understood', () => {
  expect(styles('sm:grid')).toContain('@media (width >= 40rem){.sm\\:grid{display:grid}}');
  expect(styles('hover:x')).toContain('.hover\\:x:hover');
  expect(styles('a')).toContain('.a:not(.b){order:1}');
});

test('what is in :where() and :has() has to be there, one of several in :is() has not', () => {
  expect(styles('page')).not.toMatch(/gap:[34]px/);
  expect(styles('rows')).toContain('gap:3px');
  expect(styles('page', 'bill')).toContain('gap:4px');
  expect(styles('text')).toContain('gap:5px');
  expect(styles('c')).toContain('gap:6px');
});

test('what a variable is from the beginning is written where it is read, unless something sets it', () => {
  expect(styles('line')).toContain('.line{border-style:solid}');
  expect(styles('line')).not.toContain('--tw-line');
  expect(styles('line', 'dashed')).toContain('.line{border-style:var(--tw-line)}');
  expect(styles('line', 'dashed')).toContain('@property --tw-line');
});

test('layers keep their order, emptied blocks and unused names go', () => {
  expect(styles()).toContain('@layer base,components;');
  expect(styles()).not.toContain('@media');
  expect(styles()).not.toContain('@keyframes');
  expect(styles('uses')).toContain('@property --tw-used');
  expect(styles('uses')).toContain('--tw-used:initial');
  expect(styles('uses', 'sets')).not.toContain('--tw-idle');
  expect(styles('spins')).toContain('@keyframes spin');
});

test('an emptied layer still ranks before those that follow', () => {
  const styles = createSheet(
    '@layer theme,base;@layer components{.btn{display:flex}}@layer utilities{.off{display:none}}',
  );
  expect(styles(new Set(['.off']))).toBe(
    '@layer theme,base;@layer components;@layer utilities{.off{display:none}}',
  );
});

test('elements that the page has not bring no rules', () => {
  expect(styles()).not.toMatch(/select|placeholder|:host|:-moz|td/);
  const withForm = sheet(new Set(['select', 'input']));
  expect(withForm).toContain('select{font:inherit}');
  expect(withForm).toContain('::placeholder{opacity:1}:-moz-ui-invalid{gap:0}');
  expect(withForm).not.toContain('focusring');
  expect(withForm).not.toContain('body');
});

test('custom properties stay as long as something reads them, through others too', () => {
  expect(styles('deep')).toContain(':root{--ink:black;--deep:var(--ink)}');
  expect(styles()).not.toContain('--ink');
});
