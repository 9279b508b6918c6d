import type { BarChartOptions } from 'chartist';
import { useEffect, useRef } from 'react';
import { loadOnce } from '#src/shared/lib/load-once.ts';

interface ColumnChartProps {
  /** What the chart is about, for those who do not see it; its figures stand in a table as well. */
  label: string;
  columns: string[];
  /** One list for each kind of column, as long as `columns`. */
  series: { name: string; values: number[] }[];
  format: (value: number) => string;
  /** Side by side, on top of each other, or lying below one another with room for long names. */
  arrangement?: 'beside' | 'stacked' | 'lying';
}

const rowHeight = 34;

/** Columns drawn by Chartist, which is loaded with the first chart. */
export function ColumnChart({
  label,
  columns,
  series,
  format,
  arrangement = 'beside',
}: ColumnChartProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isGone = false;
    let chart: { detach(): unknown } | undefined;
    const draw = ({ BarChart }: Awaited<ReturnType<typeof loadChartist>>) => {
      if (isGone || !frame.current) return;
      chart = new BarChart(
        frame.current,
        { labels: columns, series: series.map(({ name, values }) => ({ name, data: values })) },
        optionsOf(arrangement, format),
        arrangement === 'lying' ? [] : [[narrow, { axisX: { labelInterpolationFnc: everyThird } }]],
      );
    };
    // The page says that it did not come (layouts/load-failure.ts); the figures stand in the table.
    loadChartist().then(draw, () => undefined);
    return () => {
      isGone = true;
      chart?.detach();
    };
  }, [columns, series, format, arrangement]);
  const height = arrangement === 'lying' ? columns.length * rowHeight + 50 : undefined;

  return (
    <figure className="grid gap-2">
      <div ref={frame} role="img" aria-label={label} className="chart" style={{ height }} />
      {series.length > 1 && (
        <figcaption className="flex flex-wrap gap-4 text-small text-soft">
          {series.map(({ name }, index) => (
            <span key={name} className={`chart-key chart-key-${'ab'[index]}`}>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** There every name would cover the next one; the last column always has its own. */
const narrow = 'screen and (width < 40rem)';
const everyThird = (name: string | number, index: number) => (index % 3 === 2 ? name : null);

function optionsOf(
  arrangement: ColumnChartProps['arrangement'],
  format: ColumnChartProps['format'],
): BarChartOptions {
  const values = {
    onlyInteger: true,
    labelInterpolationFnc: (value: number | string | Date) => format(+value),
  };
  if (arrangement === 'lying') {
    return {
      horizontalBars: true,
      reverseData: true,
      axisX: values,
      axisY: { offset: 140, showGrid: false },
    };
  }
  return {
    seriesBarDistance: 12,
    stackBars: arrangement === 'stacked',
    axisX: { showGrid: false },
    axisY: { ...values, offset: 56 },
  };
}

const loadChartist = loadOnce(async () => {
  const chartist = await import('chartist');
  withoutStyleAttributes(chartist.Svg.prototype);
  return chartist;
});

/** The site's policy refuses style attributes. What Chartist would say in them is in the style sheet. */
function withoutStyleAttributes(svg: { attr: (...given: never[]) => unknown }): void {
  const attr = svg.attr as (...given: unknown[]) => unknown;
  svg.attr = function (this: unknown, attributes: unknown, namespace?: unknown) {
    if (typeof attributes !== 'object') return attr.call(this, attributes, namespace);
    const { style: _, ...others } = attributes as Record<string, unknown>;
    return attr.call(this, others, namespace);
  };
}
