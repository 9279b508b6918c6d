import type { Backend } from '../../local/backend/backend.ts';

export interface Column {
  name: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  /** Whether an insert may leave it out. */
  hasDefault: boolean;
}

export interface Relationship {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  referencedTable: string;
  referencedColumns: string[];
}

export interface Table {
  name: string;
  columns: Column[];
  relationships: Relationship[];
}

/** Columns of a type or of a view. */
export interface Composite {
  name: string;
  columns: Column[];
}

interface Argument {
  name: string;
  type: string;
  hasDefault: boolean;
}

export interface DatabaseFunction {
  name: string;
  arguments: Argument[];
  returns: string;
  returnsSet: boolean;
}

export interface Catalog {
  tables: Table[];
  views: Composite[];
  functions: DatabaseFunction[];
  composites: Composite[];
}

type Query = Backend['query'];

/** As Postgres writes them: a table, a view, a composite type. */
type Kind = 'r' | 'v' | 'c';

export async function readCatalog(query: Query): Promise<Catalog> {
  const columns = await query<Column & { relation: string; kind: Kind }>(columnsSql);
  const relationships = await query<Relationship & { table: string }>(relationshipsSql);
  const relations = (kind: Kind) => [
    ...new Set(columns.filter((column) => column.kind === kind).map(({ relation }) => relation)),
  ];
  const columnsOf = (name: string) => columns.filter(({ relation }) => relation === name);
  return {
    tables: relations('r').map((name) => ({
      name,
      columns: columnsOf(name),
      relationships: relationships.filter(({ table }) => table === name),
    })),
    views: relations('v').map((name) => ({ name, columns: columnsOf(name) })),
    composites: relations('c').map((name) => ({ name, columns: columnsOf(name) })),
    functions: await query<DatabaseFunction>(functionsSql),
  };
}

const columnsSql = `
  select
    relation.relname::text as relation,
    relation.relkind::text as kind,
    attribute.attname::text as name,
    coalesce(element.typname, type.typname)::text as type,
    element.oid is not null as "isArray",
    not attribute.attnotnull as "isNullable",
    attribute.atthasdef as "hasDefault"
  from pg_attribute as attribute
  join pg_class as relation on relation.oid = attribute.attrelid
  join pg_type as type on type.oid = attribute.atttypid
  left join pg_type as element on element.oid = type.typelem and type.typcategory = 'A'
  where relation.relnamespace = 'public'::regnamespace
    and relation.relkind in ('r', 'v', 'c')
    and attribute.attnum > 0
    and not attribute.attisdropped
  order by relation.relname, attribute.attname
`;

const relationshipsSql = `
  select
    reference.conrelid::regclass::text as table,
    reference.conname::text as name,
    (
      select array_agg(attname::text order by position)
      from unnest(reference.conkey) with ordinality as key (number, position)
      join pg_attribute on attrelid = reference.conrelid and attnum = number
    ) as columns,
    exists (
      select from pg_index
      where indrelid = reference.conrelid and indisunique and indkey::text = array_to_string(reference.conkey, ' ')
    ) as "isOneToOne",
    target.relname::text as "referencedTable",
    (
      select array_agg(attname::text order by position)
      from unnest(reference.confkey) with ordinality as key (number, position)
      join pg_attribute on attrelid = reference.confrelid and attnum = number
    ) as "referencedColumns"
  from pg_constraint as reference
  join pg_class as target on target.oid = reference.confrelid
  where reference.contype = 'f'
    and reference.connamespace = 'public'::regnamespace
    and target.relnamespace = 'public'::regnamespace
  order by reference.conname
`;

const functionsSql = `
  select
    procedure.proname::text as name,
    returned.typname::text as returns,
    procedure.proretset as "returnsSet",
    coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'name', procedure.proargnames[position],
            'type', argument.typname,
            'hasDefault', position > procedure.pronargs - procedure.pronargdefaults
          )
          order by position
        )
        from unnest(procedure.proargtypes) with ordinality as given (type_id, position)
        join pg_type as argument on argument.oid = type_id
      ),
      '[]'
    ) as arguments
  from pg_proc as procedure
  join pg_type as returned on returned.oid = procedure.prorettype
  where procedure.pronamespace = 'public'::regnamespace
    and returned.typname <> 'trigger'
  order by procedure.proname
`;
