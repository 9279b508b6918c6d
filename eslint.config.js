import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const everyTestRuns = 'Every test runs.';
const waitForWhatIsSeen = 'Wait for what the visitor sees.';

/**
 * `<` that begins a tag, an end tag, a comment, or a group or set of either; but `(?<name>` begins no markup.
 * docs/decisions/html-is-parsed.md tells what an expression over markup did.
 */
const markupIsParsed = {
  selector: String.raw`Literal[regex.pattern=/(^|[^?])<[\\/!a-z([]/i]`,
  message:
    'HTML is parsed, never matched: read it with a parser (docs/decisions/html-is-parsed.md).',
};

/** One frame disables the fields of every form while it is sent. */
const formsAreChecked = {
  selector: 'JSXOpeningElement[name.name="form"]',
  message: 'A form is a CheckedForm (src/shared/ui/CheckedForm.tsx).',
};

/** One restriction per name, each with the same message. */
const restrict = (objects, properties, message) =>
  objects.flatMap((object) =>
    properties.map((property) => (object ? { object, property, message } : { property, message })),
  );

// Types and unused names are `npm run typecheck`'s; the direction of imports is import-direction.test.ts's.
export default [
  {
    ignores: [
      'dist/',
      '.astro/',
      '.data/',
      '.netlify/',
      '.tmp/',
      'src/shared/data/database.types.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-restricted-syntax': ['error', markupIsParsed],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-namespace': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-alert': 'error',
      // A failure that is only logged is logged as one.
      'no-console': ['error', { allow: ['error'] }],
      'no-eval': 'error',
      'no-restricted-properties': [
        'error',
        ...restrict(
          [undefined],
          ['innerHTML', 'outerHTML', 'insertAdjacentHTML'],
          'HTML from anywhere passes through src/shared/lib/rich-text/safe-html.ts.',
        ),
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      // "ARIA in HTML" names this pair; it is how a group of radio buttons is announced as one.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': [
        'error',
        { fieldset: ['radiogroup'] },
      ],
    },
  },
  {
    files: ['src/features/**/*.tsx'],
    ignores: [
      // It has a rich text, which `disabled` does not reach: it is inert.
      'src/features/blog/admin/EditorForm.tsx',
      // It sends nothing: where its script does not come it is a link.
      'src/features/reviews/islands/WriteReview.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', markupIsParsed, formsAreChecked] },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...restrict(['describe', 'test', 'it'], ['only', 'skip', 'todo', 'fixme'], everyTestRuns),
        ...restrict([undefined], ['waitForTimeout'], waitForWhatIsSeen),
      ],
      'no-restricted-syntax': [
        'error',
        markupIsParsed,
        { selector: 'Literal[value="networkidle"]', message: waitForWhatIsSeen },
        {
          selector:
            'MemberExpression[object.property.name="describe"][property.name=/^(only|skip|fixme)$/]',
          message: everyTestRuns,
        },
      ],
    },
  },
  {
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'setTimeout', message: waitForWhatIsSeen }],
    },
  },
];
