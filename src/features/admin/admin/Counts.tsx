import { useStore } from '@nanostores/react';
import {
  chooseInquiries,
  forgetChoice,
  $inquiryCounts,
} from '#src/features/admin/stores/inquiries.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** How many inquiries came in, and how many wait (docs/product.md 2.7). */
export function Counts() {
  const counts = useStore($inquiryCounts);
  const shown = (count: number | undefined) => count?.toLocaleString('en-IN') ?? '–';
  const showWaiting = async () => {
    await forgetChoice();
    await chooseInquiries({ status: 'waiting', order: 'oldest' });
  };

  return (
    <div className="grid gap-6">
      <dl className="grid gap-3 min-[30rem]:grid-cols-3">
        <Count name="Individual Inquiries" count={shown(counts?.individual)} />
        <Count name="College Inquiries" count={shown(counts?.college)} />
        <Count name="Total Inquiries" count={shown(counts && counts.individual + counts.college)} />
      </dl>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-fill" href={paths.adminBlogs}>
          Manage Blog
        </a>
        {counts && counts.waiting > 0 && (
          <Button look="quiet" onClick={() => void showWaiting()}>
            {shown(counts.waiting)} waiting over 48 h
          </Button>
        )}
      </p>
    </div>
  );
}

const Count = ({ name, count }: { name: string; count: string }) => (
  <div className="card gap-1">
    <dt className="text-small text-soft">{name}</dt>
    <dd className="font-display text-display figures">{count}</dd>
  </div>
);
