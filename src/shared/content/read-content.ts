import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/**
 * Checks what an editor wrote in `file`. Throws one sentence that names the file and the field:
 * `content/home/impact.json: "counters[1].target" is missing.`
 */
export function readContent<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue ? sentence(issue, content) : 'the content cannot be read.'}`);
}

function sentence(issue: Issue, content: unknown): string {
  const field = issue.path.length === 0 ? 'the file' : `"${pathText(issue.path)}"`;
  return `${field} ${problem(issue, valueAt(content, issue.path))}.`;
}

function problem(issue: Issue, value: unknown): string {
  if (value === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin !== 'array') {
        return `must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}`;
      }
      if (issue.minimum === 1) return 'must not be empty';
      return `must hold ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin !== 'array') return `must be at most ${issue.maximum}`;
      return `must hold ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has a field that nothing reads: ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message;
    default:
      return issue.message;
  }
}

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  tuple: 'a list',
};

const pathText = (path: PropertyKey[]) =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');

const valueAt = (content: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    content,
  );
