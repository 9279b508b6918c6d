import { ColumnChart } from '#src/shared/ui/ColumnChart.tsx';
import { DataTable } from '#src/shared/ui/DataTable.tsx';

interface FigureProps {
  title: string;
  /** What a row of the table is about. */
  rowName: string;
  labels: string[];
  /** What each row is called in the table, where there is more room. */
  rowNames?: string[];
  series: { name: string; values: number[] }[];
  arrangement: 'stacked' | 'lying';
  format?: (value: number) => string;
}

const plainNumber = (value: number) => value.toLocaleString('en-IN');

/** A picture, and the same numbers as a table. */
export function Figure({
  title,
  rowName,
  labels,
  rowNames = labels,
  series,
  arrangement,
  format = plainNumber,
}: FigureProps) {
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <div className="card gap-4">
      <h3>{title}</h3>
      {isEmpty ? (
        <p className="text-soft">No data yet.</p>
      ) : (
        <ColumnChart
          label={`${title}; the table below has the numbers`}
          columns={labels}
          {...{ series, format, arrangement }}
        />
      )}
      <details>
        <summary className="btn btn-quiet btn-small mb-3">Show as table</summary>
        <DataTable
          caption={title}
          columns={[rowName, ...series.map(({ name }) => name)]}
          look="numbers"
        >
          {rowNames.map((name, row) => (
            <tr key={`${name} ${row}`}>
              <th scope="row">{name}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[row] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </DataTable>
      </details>
    </div>
  );
}
