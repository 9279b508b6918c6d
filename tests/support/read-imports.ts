import { extname } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import ts from 'typescript';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export interface Import {
  /** As written, or undefined when it is computed and nobody can tell. */
  target: string | undefined;
  /** `type`: vanishes when types are stripped. `later`: loads only when the code comes to it. */
  kind: 'now' | 'later' | 'type';
}

/**
 * What a source file imports, in any way: `import`, `export from`, `import()`, `import.meta.glob` and types.
 * Reads the syntax tree, so comments, strings and texts that only look like imports do not count.
 */
export function readImports(file: string, source: string): Import[] {
  return scriptsOf(file, source).flatMap((script) => importsOf(parse(file, script)));
}

/** Whether a module only passes on what others export. */
export function isBarrel(file: string, source: string): boolean {
  const statements = scriptsOf(file, source).flatMap((script) => [
    ...parse(file, script).statements,
  ]);
  const passesOn = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
  return statements.length > 0 && statements.every(passesOn);
}

/** The parts of a file that are JavaScript: all of it, or the scripts of an Astro or MDX file. */
function scriptsOf(file: string, source: string): string[] {
  if (file.endsWith('.astro')) {
    const [fenced = '', frontmatter = ''] = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
    return [frontmatter, ...scriptsIn(parseFragment(source.slice(fenced.length)).childNodes)];
  }
  if (file.endsWith('.mdx')) {
    const withoutExamples = source
      .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
    // MDX reads a paragraph as JavaScript when it begins with one of these words.
    return [
      ...withoutExamples.matchAll(/^(?:import|export)\s[\s\S]*?(?=\r?\n\s*\r?\n|$(?![\s\S]))/gm),
    ].map(([paragraph]) => paragraph);
  }
  return [source];
}

const scriptsIn = (nodes: ChildNode[]): string[] =>
  nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const isScript = node.tagName === 'script';
    const inside = 'content' in node ? node.content.childNodes : node.childNodes;
    return isScript ? inside.map((text) => ('value' in text ? text.value : '')) : scriptsIn(inside);
  });

function parse(file: string, script: string): ts.SourceFile {
  const kinds: Record<string, ts.ScriptKind> = {
    '.js': ts.ScriptKind.JS,
    '.mjs': ts.ScriptKind.JS,
    '.tsx': ts.ScriptKind.TSX,
    '.jsx': ts.ScriptKind.JSX,
    '.mdx': ts.ScriptKind.JSX,
  };
  const kind = kinds[extname(file)] ?? ts.ScriptKind.TS;
  return ts.createSourceFile('script', script, ts.ScriptTarget.Latest, false, kind);
}

function importsOf(script: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (target: ts.Node | undefined, kind: Import['kind']) =>
    found.push({
      target: target && ts.isStringLiteralLike(target) ? target.text : undefined,
      kind,
    });

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      add(node.moduleSpecifier, isType ? 'type' : 'now');
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'now');
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, 'type');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], 'later');
    } else if (ts.isCallExpression(node) && isGlobImport(node.expression)) {
      const [patterns] = node.arguments;
      const list =
        patterns && ts.isArrayLiteralExpression(patterns) ? patterns.elements : [patterns];
      for (const pattern of list) add(pattern, 'now');
    }
    ts.forEachChild(node, visit);
  };
  visit(script);
  return found;
}

/** `import.meta.glob(...)`, Vite's way of importing many files. */
function isGlobImport(callee: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(callee) &&
    callee.name.text === 'glob' &&
    ts.isMetaProperty(callee.expression)
  );
}
