import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $isDashboardReady,
  openDashboard,
  refreshDashboard,
} from '#src/features/admin/stores/dashboard.ts';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { PhoneFold } from '#src/shared/ui/PhoneFold.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { AuditLog } from './AuditLog.tsx';
import { Counts } from './Counts.tsx';
import { Earned } from './Earned.tsx';
import { Figures } from './Figures.tsx';
import { Fold } from './Fold.tsx';
import { Greeting } from './Greeting.tsx';
import { Inquiries } from './Inquiries.tsx';
import { LoadingDashboard } from './LoadingDashboard.tsx';
import { NewsMails } from './NewsMails.tsx';
import { Publishing } from './Publishing.tsx';
import { Retention } from './Retention.tsx';
import { Samples } from './Samples.tsx';
import { Today } from './Today.tsx';
import { inquiryFold, WaitingForYou } from './WaitingForYou.tsx';

/** docs/product.md 2.7, Admin dashboard, and what else a mentor needs there. */
export function Dashboard() {
  return (
    <RequireRole who="admin" denied="dashboard" loading={<LoadingDashboard />}>
      <DashboardPanels />
    </RequireRole>
  );
}

function DashboardPanels() {
  const isReady = useStore($isDashboardReady);
  useEffect(() => void openDashboard(), []);
  useOnReturn(refreshDashboard);

  if (!isReady) return <LoadingDashboard />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Greeting />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Today />
        <WaitingForYou />
      </div>
      <Earned />
      <Counts />
      <PhoneFold id={inquiryFold} summary="Show the inquiries">
        <Inquiries />
      </PhoneFold>
      <Publishing />
      <Fold id="figures" title="Figures">
        <Figures />
      </Fold>
      <Fold id="audit-log" title="Activity log">
        <AuditLog />
      </Fold>
      <Fold id="news-mails" title="Mails to you">
        <NewsMails />
      </Fold>
      <Fold id="retention" title="Old data">
        <Retention />
      </Fold>
      <Samples />
    </div>
  );
}
