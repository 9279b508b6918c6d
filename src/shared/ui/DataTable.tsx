import type { ReactNode } from 'react';

interface DataTableProps {
  /** What the rows are; only read out. */
  caption: string;
  columns: readonly string[];
  /** `cards`: on a phone each row is a card. `numbers`: all columns but the first hold numbers. */
  look?: keyof typeof looks;
  /** On a phone the table moves sideways. */
  scrolls?: boolean;
  /** The rows are loaded again. */
  busy?: boolean;
  /** The rows. */
  children: ReactNode;
}

const looks = {
  plain: 'data-table text-small',
  cards: 'data-table data-table-cards',
  numbers: 'data-table data-table-numbers text-small',
};

/** Every table that admins read. */
export function DataTable({
  caption,
  columns,
  look = 'plain',
  scrolls = false,
  busy,
  children,
}: DataTableProps) {
  const table = (
    <table
      className={`${looks[look]} ${scrolls ? 'min-w-[32rem]' : ''}`.trimEnd()}
      aria-busy={busy}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  if (!scrolls) return table;
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      {table}
    </div>
  );
}
