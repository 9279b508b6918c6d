/** What the linter is given of a literal: a text, a number, an expression. */
interface Literal {
  value: unknown;
  regex?: { pattern: string };
}

interface Context {
  report(problem: { node: Literal; message: string }): void;
}

/**
 * `<` that begins a tag, an end tag, a comment, or a group or set of either; but `(?<name>` begins no markup.
 * docs/decisions/html-is-parsed.md tells what an expression over markup did.
 */
const beginsMarkup = new RegExp(String.raw`(^|[^?])<[\\/!a-z([]`, 'i');

/** A rule about what is written literally, wherever that is. */
const forLiterals = (isWrong: (literal: Literal) => boolean, message: string) => ({
  create: (context: Context) => ({
    Literal(node: Literal) {
      if (isWrong(node)) context.report({ node, message });
    },
  }),
});

/** What this project forbids and no linter knows by itself (`.oxlintrc.json`). */
export default {
  meta: { name: 'project' },
  rules: {
    'markup-is-parsed': forLiterals(
      ({ regex }) => regex !== undefined && beginsMarkup.test(regex.pattern),
      'HTML is parsed, never matched: read it with a parser (docs/decisions/html-is-parsed.md).',
    ),
    'no-waiting-for-silence': forLiterals(
      ({ value }) => value === 'networkidle',
      'Wait for what the visitor sees.',
    ),
  },
};
