import fc from 'fast-check';

/** What was once run in a visitor's browser, or took a page apart, word by word. */
export const attacks = [
  'Bring one question.<script></script><img src=x onerror=alert(document.domain)>',
  'what <script>alert(1)</script> does',
  '<style>*{display:none;background:url(https://evil.example/seen)}</style>',
  "script-src 'self' style-src 'self' default-src *",
  '</title></head><body><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  ']]><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
];

// Where one of the languages that words end up in begins or ends: HTML, XML, JSON, scripts, styles, policies, headers,
// redirects, calendars, addresses.
const pieces = [
  ...attacks,
  ...['<script>', '</script>', '<!--', '-->', '--!>', '<![CDATA[', ']]>', '<?xml', '<!doctype x>'],
  ...[
    '</title>',
    '</head>',
    '</body>',
    '</main>',
    '</p>',
    '</noscript>',
    '</textarea>',
    '<plaintext>',
  ],
  ...['<style>', '</style>', '<template>', '<svg>', '<math>', '<base href=//evil.example>'],
  ...[
    '<img src=x onerror=alert(1)>',
    '<astro-island client="only">',
    '<astro-slot>',
    '<link rel=x>',
  ],
  ...[
    "script-src 'self'",
    "style-src 'self'",
    '<meta http-equiv=content-security-policy content="',
    ';',
  ],
  ...[
    '"',
    "'",
    '`',
    '<',
    '>',
    '&',
    '&lt;',
    '&amp;',
    '&#60;',
    '&quot',
    '\\',
    '\\u003c',
    '\\n',
    '\\"',
  ],
  ...['\n', '\r\n', '\r', '\t', '\u0085', '\u2028', '\u2029', '\u00a0', '\u200b', '\u00ad'],
  ...[
    '$&',
    '$1',
    '${x}',
    '{{',
    '}}',
    '{',
    '}',
    '%',
    '%0a',
    '%3Cscript%3E',
    '__proto__',
    'constructor',
  ],
  ...[
    '\r\nBEGIN:VEVENT',
    'END:VEVENT',
    ',',
    ':',
    '*',
    '/*',
    ':splat',
    '//evil.example',
    'javascript:',
  ],
  ...['data:text/html,<script>alert(1)</script>', '🎓', '👩🏽‍🏫', 'साक्षात्कार', 'a\u0301', 'word', ' '],
];

const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...pieces) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }) },
);

const joined = (part: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(part, { minLength: 1, maxLength }).map((parts) => parts.join(''));

/** Words that someone could type anywhere. */
export const hostileText = joined(piece, 7);

/** Parts of an address; the database refuses most marks in one. */
export const hostileSlug = fc.oneof(
  hostileText.map((text) => text.toLowerCase()),
  joined(
    fc.oneof(
      fc.constantFrom(
        '*',
        '!',
        '$',
        '$&',
        '@',
        '=',
        '+',
        '~',
        '|',
        '^',
        '`',
        '[x]',
        '{x}',
        '-',
        '_',
      ),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'a\u0301',
        '🎓',
        'नौकरी',
        '\u00ad',
        '\u0085',
        '\u2028',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }).map((text) => text.toLowerCase()),
    ),
    5,
  ),
  joined(fc.constantFrom('साक्षात्कार-', 'interview-', '面试-', '🎓'), 40),
);

/** Addresses of pictures and pages; the database refuses what does not begin like one. */
export const hostileAddress = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS://'),
    fc.oneof(
      fc.constantFrom('mentor.example', 'evil.example', '[', 'a|b', '%', 'xn--a'),
      hostileText,
    ),
    fc.constantFrom('', '/', '?', '#', '/%zz?a=1&lt;b=&quot;#</script>', '/a;b,c{d}$&'),
    fc.oneof(fc.constant(''), hostileText),
  )
  .map((parts) => parts.join(''));
