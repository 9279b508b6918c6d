import { useStore } from '@nanostores/react';
import { $inquiryCounts } from '#src/features/admin/stores/inquiries.ts';
import { paths } from '#src/shared/paths.ts';

/** How many inquiries came in, and the way to the blog (docs/product.md 2.7). */
export function Counts() {
  const counts = useStore($inquiryCounts);
  const shown = (count: number | undefined) => count?.toLocaleString('en-IN') ?? '–';

  return (
    <div className="card gap-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        <Count name="Individual Inquiries" count={shown(counts?.individual)} />
        <Count name="College Inquiries" count={shown(counts?.college)} />
        <Count name="Messages" count={shown(counts?.contact)} />
        <Count
          name="Total Inquiries"
          count={shown(counts && counts.individual + counts.college + counts.contact)}
        />
      </dl>
      <a className="btn btn-quiet btn-small justify-self-start" href={paths.adminBlogs}>
        Manage Blog
      </a>
    </div>
  );
}

const Count = ({ name, count }: { name: string; count: string }) => (
  <div>
    <dt className="text-small text-soft">{name}</dt>
    <dd className="font-display text-large figures">{count}</dd>
  </div>
);
