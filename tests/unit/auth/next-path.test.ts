import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPath, withNext } from '#src/shared/lib/next-path.ts';

describe('someone goes back to where they came from', () => {
  test.each([
    '/',
    '/events',
    '/events?category=Resume%20clinic',
    '/reviews#write',
    '/admin/blogs/edit/4b1c',
    '/blog/author@work',
    '/redirect/tpomeet',
    '/authors',
    '/?next=/events',
  ])('%s', (path) => {
    expect(nextPath(path)).toBe(path);
  });

  test('dots in the path are resolved', () => {
    expect(nextPath('/events/../reviews')).toBe('/reviews');
  });
});

describe('nobody is sent anywhere else', () => {
  test.each([
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['a full address', 'https://evil.example'],
    ['a full address of another scheme', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,hello'],
    ['a scheme-relative address', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['backslashes only', '\\\\evil.example'],
    ['a slash and an encoded slash', '/%2fevil.example'],
    ['a slash and an encoded backslash', '/%5Cevil.example'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line break between the slashes', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a leading line break', '\n/events'],
    ['a NUL', '/\u0000/evil.example'],
    ['a no-break space', '/\u00a0/evil.example'],
    ['dots that resolve to two slashes', '/.//evil.example'],
    ['a parent that resolves to two slashes', '/events/..//evil.example'],
    ['encoded dots that resolve to two slashes', '/%2e//evil.example'],
    ['a relative path', 'events'],
    ['a host with a user', '@evil.example'],
    ['a query only', '?next=/events'],
    ['the sign-in screen itself', '/auth'],
    ['the sign-in screen with a wish', '/auth?next=/events'],
    ['the sign-in screen in another spelling', '/AUTH.html'],
    ['the sign-in screen through a parent', '/events/../auth'],
    ['the auth service', '/auth/v1/logout'],
    ['the REST service', '/rest/v1/profiles'],
    ['a function', '/.netlify/functions/rebuild'],
    ['more than anyone needs', `/${'a'.repeat(2001)}`],
  ])('%s', (_case, value) => {
    expect(nextPath(value)).toBeUndefined();
  });

  test('whatever is put together from what such addresses are made of', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2f',
        '%5C',
        '%2e',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        '\u0000',
      ],
      ...['evil.example', 'https:', 'javascript:', 'events', '\u2044', '\uff0f', '\u3002', ';'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = nextPath(pieces.join(''));
        if (path === undefined) return;
        const site = 'https://mentor.example';
        expect(new URL(path, `${site}/auth`).origin).toBe(site);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('withNext', () => {
  test('adds a path', () => {
    expect(withNext('/auth', '/events?category=A&B')).toBe(
      '/auth?next=%2Fevents%3Fcategory%3DA%26B',
    );
  });

  test('adds to a query', () => {
    expect(withNext('/auth?mode=sign-up', '/reviews')).toBe('/auth?mode=sign-up&next=%2Freviews');
  });

  test('leaves out what leads elsewhere', () => {
    expect(withNext('/auth', '//evil.example')).toBe('/auth');
  });
});
