/** Texts that no column for people may hold. */
export const hostileTexts: [what: string, text: string][] = [
  ['an empty text', ''],
  ['spaces only', ' \t\n '],
  ['invisible characters only', '\u200b\u2060\ufeff'],
  ['a Hangul filler', '\u3164'],
  ['the blank of Braille', '\u2800\u2800'],
  ['tag characters', '\u{e0041}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['a direction override', 'Rohan \u202egnp.exe'],
  ['a direction isolate', '\u2066hidden\u2069'],
  ['a control character', 'Rohan\u0007'],
  ['NUL', 'Rohan\u0000'],
  ['a lone surrogate', 'Rohan \ud83d'],
  ['a megabyte', 'a'.repeat(1024 * 1024)],
];

/** Links that are no web addresses. */
export const hostileLinks: [what: string, link: string][] = [
  ['javascript:', 'javascript:alert(1)'],
  ['javascript: in disguise', ' JaVaScRiPt:alert(1)//https://example.com'],
  ['javascript: over two lines', 'java\nscript:alert(1)'],
  ['data:', 'data:text/html,<script>alert(1)</script>'],
  ['vbscript:', 'vbscript:msgbox(1)'],
  ['file:', 'file:///etc/passwd'],
  ['an address without a scheme', '//evil.example/'],
  ['a path', '/admin'],
  ['http without a host', 'http:///path'],
  ['an address with a sign-in part', 'https://youtube.com@evil.example/'],
  ['an address with a quote', 'https://example.com/"onmouseover=alert(1)'],
  ['an address with a backslash', 'https:\\\\evil.example'],
  ['an address with a space', 'https://example.com/a b'],
  ['an address of three thousand characters', `https://example.com/${'a'.repeat(3000)}`],
];
