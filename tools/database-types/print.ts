import type {
  Catalog,
  Column,
  Composite,
  DatabaseFunction,
  Relationship,
  Table,
} from './catalog.ts';

/** The catalog in the shape that supabase-js reads, the same as Supabase's own generator writes. */
export function printTypes({ tables, views, functions, composites }: Catalog): string {
  const known = new Map<string, string>([
    ...tables.map(({ name }) => [name, `Database['public']['Tables']['${name}']['Row']`] as const),
    ...composites.map(
      ({ name }) => [name, `Database['public']['CompositeTypes']['${name}']`] as const,
    ),
  ]);
  // Postgres names the array of a type after it, with a `_`.
  const typeOf = (name: string): string =>
    name.startsWith('_')
      ? `${typeOf(name.slice(1))}[]`
      : (known.get(name) ?? scalars[name] ?? 'unknown');

  return `// Generated from supabase/migrations by tools/database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map((table) => printTable(table, typeOf)).join('\n')}
    };
    Views: {
${views.map((view) => printView(view, typeOf)).join('\n')}
    };
    Functions: {
${functions.map((each) => printFunction(each, typeOf)).join('\n')}
    };
    Enums: Record<never, never>;
    CompositeTypes: {
${composites.map((composite) => printComposite(composite, typeOf)).join('\n')}
    };
  };
};
`;
}

type TypeOf = (name: string) => string;

/** What PostgREST sends for each Postgres type. */
const scalars: Record<string, string> = {
  bool: 'boolean',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamptz: 'string',
  uuid: 'string',
  void: 'undefined',
};

function printTable({ name, columns, relationships }: Table, typeOf: TypeOf): string {
  return `      ${name}: {
${printRow('Row', columns, typeOf, 8)}
${printRow('Insert', columns, typeOf, 8, ({ hasDefault, isNullable }) => hasDefault || isNullable)}
${printRow('Update', columns, typeOf, 8, () => true)}
        Relationships: [${relationships.map(printRelationship).join('')}${relationships.length > 0 ? '\n        ' : ''}];
      };`;
}

function printRow(
  name: string,
  columns: Column[],
  typeOf: TypeOf,
  indent: number,
  isOptional: (column: Column) => boolean = () => false,
): string {
  const margin = ' '.repeat(indent);
  const fields = columns.map((column) => {
    const type = typeOf(column.type) + (column.isArray ? '[]' : '');
    const mark = isOptional(column) ? '?' : '';
    return `${margin}  ${column.name}${mark}: ${type}${column.isNullable ? ' | null' : ''};`;
  });
  return `${margin}${name}: {\n${fields.join('\n')}\n${margin}};`;
}

/** Postgres cannot say that a field of a composite is never null; those that our functions return never are. */
const printComposite = ({ name, columns }: Composite, typeOf: TypeOf) =>
  printRow(
    name,
    columns.map((column) => ({ ...column, isNullable: false })),
    typeOf,
    6,
  );

/** Nobody writes through a view, and Postgres cannot say which of its columns are never null. */
const printView = ({ name, columns }: Composite, typeOf: TypeOf) =>
  `      ${name}: {\n${printRow('Row', columns, typeOf, 8)}\n        Relationships: [];\n      };`;

function printRelationship(relationship: Relationship): string {
  return `
          {
            foreignKeyName: '${relationship.name}';
            columns: ${printNames(relationship.columns)};
            isOneToOne: ${relationship.isOneToOne};
            referencedRelation: '${relationship.referencedTable}';
            referencedColumns: ${printNames(relationship.referencedColumns)};
          },`;
}

const printNames = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

function printFunction(each: DatabaseFunction, typeOf: TypeOf): string {
  // An argument with a default may also be sent as null: every one of ours takes it as "not known".
  const fields = each.arguments.map(({ name, type, hasDefault }) =>
    hasDefault ? `${name}?: ${typeOf(type)} | null` : `${name}: ${typeOf(type)}`,
  );
  const args = fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`;
  return `      ${each.name}: {
        Args: ${args};
        Returns: ${typeOf(each.returns)}${each.returnsSet ? '[]' : ''};
      };`;
}
