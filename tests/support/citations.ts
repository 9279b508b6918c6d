import { extname } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import ts from 'typescript';

/** Path from the project's root, with forward slashes, to its text. */
export type SourceFiles = ReadonlyMap<string, string>;

const product = 'docs/product.md';
const architecture = 'docs/architecture.md';

/** Documents that are in no clone, by name. */
const elsewhere = /\bSPEC sections?\b|\b(?:SPEC|DESIGN|SAFETY|STYLE|WORDS)\.md\b/g;
const productCitation = /docs\/product\.md (\d[\d.]*(?:(?:,| and) \d[\d.]*)*)/g;
const architectureCitation = /docs\/architecture\.md, "([^"]+)"/g;

/**
 * Names of files: any below a folder of the repository, and code without its folder. A name that is part of an import,
 * an address or a relative path does not count, nor does a pattern.
 */
const fileName =
  /(?<![\w./@~:…*<>{}$-])(?:(?:src|netlify|local|tools|tests|content|supabase|docs)\/[^\s`'"()|,;:]*\.[a-z]\w*|\w(?:[\w[\]./-]*[\w\]])?\.(?:tsx?|mts|astro|mdx|sql|css|md))(?![\w/*])/g;
const isPattern = (name: string) => /[*<>{}…$]/.test(name);

/** What a text cites that is not there, as sentences. `existing` are the paths of all files, read or not. */
export function brokenCitations(
  files: SourceFiles,
  existing: Iterable<string> = files.keys(),
): string[] {
  const ends = new Set([...existing].flatMap(endsOf));
  const sections = headings(files.get(product)).map(
    (heading) => heading.split('. ')[0]!.split(' ')[0],
  );
  const rules = headings(files.get(architecture));
  return [...files].flatMap(([path, text]) => {
    const line = unwrapped(text);
    return [
      ...all(elsewhere, line).map(([name]) => `${name} is in no clone`),
      ...all(productCitation, line)
        .flatMap(([, numbers = '']) => numbers.split(/,? (?:and )?/))
        .map((number) => number.replace(/\.$/, ''))
        .filter((number) => !sections.includes(number))
        .map((number) => `${product} has no section ${number}`),
      ...all(architectureCitation, line)
        .filter(([, heading = '']) => !rules.includes(heading))
        .map(([, heading]) => `${architecture} has no heading "${heading}"`),
      ...missingFiles(path, text, ends).map((name) => `no file is called ${name}`),
    ].map((problem) => `${path}: ${problem}`);
  });
}

function missingFiles(path: string, text: string, ends: ReadonlySet<string>): string[] {
  const missingIn = (part: string) =>
    all(fileName, part)
      .map(([name]) => name)
      .filter((name) => !isPattern(name) && !ends.has(name));
  // Most files name nothing that is missing, in a comment or not, and need not be parsed.
  return missingIn(text).length === 0 ? [] : commentsOf(path, text).flatMap(missingIn);
}

/** `a/b/c.ts`, `b/c.ts` and `c.ts`: a comment may leave out the folders that its reader is in. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

const headings = (text = '') => all(/^#+ (.+)$/gm, text).map(([, heading = '']) => heading);

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];

/** Without the line breaks and the marks of comments, so that a citation may go on in the next line. */
const unwrapped = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--|#(?!#))?\s*/g, ' ');

/** The comments of a file; the whole text of a document but for its examples. */
function commentsOf(path: string, text: string): string[] {
  switch (extname(path)) {
    case '.md':
    case '.mdx':
      return [text.replace(/^```[\s\S]*?^```/gm, '')];
    case '.astro':
    case '.html':
      return [
        ...commentNodes(parseFragment(text).childNodes),
        ...matches(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, text),
      ];
    case '.css':
      return matches(/\/\*[\s\S]*?\*\//g, text);
    case '.sql':
      // A line of a comment, or the text of a `comment on`.
      return matches(/^\s*--.*$|^comment on [^;]*?\bis\s+'(?:[^']|'')*';/gm, text);
    case '.ts':
    case '.tsx':
    case '.mts':
    case '.mjs':
    case '.js':
      return matches(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, withoutLiterals(path, text));
    default:
      return matches(/^\s*#.*$/gm, text);
  }
}

const matches = (pattern: RegExp, text: string) => all(pattern, text).map(([found]) => found);

const commentNodes = (nodes: DefaultTreeAdapterTypes.ChildNode[]): string[] =>
  nodes.flatMap((node) => {
    if ('data' in node) return [node.data];
    if ('content' in node) return commentNodes(node.content.childNodes);
    return 'childNodes' in node ? commentNodes(node.childNodes) : [];
  });

/** Code whose strings, templates, patterns and texts are blank: what looks like a comment there is none. */
function withoutLiterals(path: string, text: string): string {
  const kind = /\.tsx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('script', text, ts.ScriptTarget.Latest, false, kind);
  const parts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    const isLiteral =
      ts.isStringLiteralLike(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    if (isLiteral) {
      parts.push(text.slice(end, node.getStart(source)));
      end = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...parts, text.slice(end)].join(' ');
}
