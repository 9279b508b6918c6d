import { useEffect } from 'react';
import { refreshDashboard } from '#src/features/admin/stores/dashboard.ts';
import { RequireRole } from '#src/features/auth/islands/RequireRole.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { Counts } from './Counts.tsx';
import { Figures } from './Figures.tsx';
import { Inquiries } from './Inquiries.tsx';
import { LoadingDashboard } from './LoadingDashboard.tsx';
import { Publishing } from './Publishing.tsx';
import { Samples } from './Samples.tsx';
import { AuditLog } from './AuditLog.tsx';

/** docs/product.md 2.7, Admin dashboard, and what else a mentor needs there. */
export function Dashboard() {
  return (
    <RequireRole who="admin" denied="dashboard" loading={<LoadingDashboard />}>
      <DashboardPanels />
    </RequireRole>
  );
}

function DashboardPanels() {
  useEffect(() => void refreshDashboard(), []);
  useOnReturn(refreshDashboard);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <Counts />
      <Inquiries />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Publishing />
        <AuditLog />
      </div>
      <Figures />
      <Samples />
    </div>
  );
}
