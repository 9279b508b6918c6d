// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';

// jsdom is a browser without popovers, like those that the script is for. That base.css hides a popover there is what
// tests/unit/built-site/old-browsers.test.ts asserts.

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isShown = () => find('#menu').style.display === 'block';

beforeAll(async () => {
  document.body.innerHTML = `
    <nav id="menu" popover><a href="#impact">Impact</a></nav>
    <button popovertarget="menu"><svg></svg></button>
    <main><input></main>`;
  expect('popover' in HTMLElement.prototype).toBe(false);
  find('button').focus();
  await import('#src/layouts/popovers.ts');
});

test('the press that brings the script opens the menu', () => {
  expect(isShown()).toBe(true);
});

test('later presses', () => {
  find('#menu').hidePopover();
  find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(isShown()).toBe(true);
  find('button').click();
  expect(isShown()).toBe(false);
});

beforeEach(() => find('#menu').showPopover());

test('a press beside the menu closes it, one inside does not', () => {
  find('#menu a').click();
  expect(isShown()).toBe(true);
  find('main').click();
  expect(isShown()).toBe(false);
});

test('Escape closes it, other keys do not', () => {
  find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(isShown()).toBe(true);
  find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(isShown()).toBe(false);
});
