import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

/** The styles of a page that holds these elements and `.classes`, in all their states. */
export type Sheet = (names: Set<string>) => string;

/** Pages that hold the same names share one answer. */
export function createSheet(css: string): Sheet {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  const known = new Set<string>();
  root.walkRules((rule) => {
    for (const selector of rule.selectors) for (const name of needs(selector)) known.add(name);
  });
  const answers = new Map<string, string>();
  return (names) => {
    const used = new Set([...names].filter((name) => known.has(name)));
    const key = [...used].sort().join(' ');
    const answer = answers.get(key) ?? stylesOf(root, used);
    answers.set(key, answer);
    return answer;
  };
}

function stylesOf(sheet: Root, names: Set<string>): string {
  const root = sheet.clone();
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selectors = rule.selectors.filter((selector) =>
      needs(selector).every((name) => names.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  writeInitialValues(root);
  // A browser that cannot mix colours leaves such a line out by itself.
  root.walkAtRules('supports', (rule) => {
    if (/^\(color: ?color-mix\(in lab, ?red, ?red\)\)$/.test(rule.params) && rule.nodes) {
      rule.replaceWith(rule.nodes);
    }
  });
  while (dropUnreadVariables(root)) dropEmpty(root);
  dropUnnamed(root, 'property');
  dropUnnamed(root, 'keyframes');
  dropEmpty(root);
  return root.toString();
}

// Parts of a control that are in a sheet without naming it.
const controlParts =
  /::(?:file-selector|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin))|:-moz-ui-invalid/;

/** The elements and `.classes` that all have to be there for a selector to match. */
function needs(selector: string): string[] {
  // No page of ours is a shadow tree, and base.css has :focus-visible for what Firefox called this before.
  if (/:host|:-moz-focusring/.test(selector)) return [':host'];
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain
      .replace(/:(?:where|is|has)\(([^(),]*)\)/g, ' $1')
      // What is in other parentheses, as in :not(), or is one of several, is not a name that the page must have.
      .replace(/:[\w-]+\([^()]*\)/g, '');
  }
  const classes = [...plain.matchAll(/\.(?:\\.|[\w-])+/g)].map(([name]) => unescape(name));
  const rest = plain.replace(/\.(?:\\.|[\w-])+|#[\w-]+|\[[^\]]*\]|::?[\w-]+/g, '');
  const tags = [...rest.matchAll(/[a-z][\w-]*/gi)].map(([name]) => name.toLowerCase());
  return [...classes, ...tags, ...(controlParts.test(selector) ? ['input'] : [])];
}

const unescape = (name: string) => name.replace(/\\(.)/g, '$1');

const isInKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');

/** Writes the initial value of a variable where it is read, if nothing sets it to another one: 145 bytes of each page. */
function writeInitialValues(root: Root): void {
  root.walkAtRules('property', (rule) => {
    const initial = rule.nodes?.find(
      (node) => node.type === 'decl' && node.prop === 'initial-value',
    );
    const value = (initial as Declaration | undefined)?.value;
    let isAlways = value !== undefined;
    root.walkDecls(rule.params, (set) => void (isAlways &&= set.value === value));
    if (!isAlways) return;
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${rule.params})`, value!);
    });
    rule.remove();
  });
}

/** Takes out custom properties that nothing reads; true when there were any, because others may now be unread. */
function dropUnreadVariables(root: Root): boolean {
  const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  return dropped;
}

/** Takes out `@property` and `@keyframes` whose name nothing else mentions. */
function dropUnnamed(root: Root, kind: string): void {
  const rules: AtRule[] = [];
  root.walkAtRules(kind, (rule) => void rules.push(rule));
  const elsewhere = rules.reduce(
    (text, rule) => text.replace(rule.toString(), ''),
    root.toString(),
  );
  for (const rule of rules) if (!elsewhere.includes(rule.params)) rule.remove();
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length > 0) return;
    if (isLayer(node)) node.replaceWith(postcss.atRule({ name: 'layer', params: node.params }));
    else node.remove();
  });
}

/** An emptied layer keeps its place: the whole sheet comes later, and layers rank by where they were first named. */
const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.params !== '';
