import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlRules } from '../../support/site/html-rules.ts';

const validator = new HtmlValidate(htmlRules);

async function brokenRules(body: string): Promise<string[]> {
  const html = `<!DOCTYPE html>\n<html lang="en"><head><title>Events</title></head><body>${body}</body></html>`;
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

test.each([
  ['a block inside a paragraph', '<p><div>Words</div></p>', 'close-order'],
  ['an id twice', '<p id="a">1</p><p id="a">2</p>', 'no-dup-id'],
  ['a label for nothing', '<label for="gone">Name</label>', 'no-missing-references'],
  ['an unknown element', '<colour>Red</colour>', 'element-name'],
  [
    'a button inside a link',
    '<a href="/"><button type="button">Go</button></a>',
    'element-permitted-content',
  ],
  [
    'a script of another origin without its hash',
    '<script src="https://cdn.example/a.js"></script>',
    'require-sri',
  ],
])('%s is not valid', async (_what, body, rule) => {
  expect(await brokenRules(body)).toContain(rule);
});

test('the spellings of React and our own scripts are valid', async () => {
  const body = `<img src="/a.png" alt="Cover"/><form noValidate="" method="post">
    <label for="_r0_">Name</label><input id="_r0_" autoComplete="name"><button type="submit">Send</button></form>
    <ul role="list"><li>One</li></ul><script src="/a.js"></script>`;
  expect(await brokenRules(body)).toEqual([]);
});
