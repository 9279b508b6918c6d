export function LoadingDashboard() {
  return (
    <p role="status" className="py-24 text-center text-soft">
      Loading the dashboard...
    </p>
  );
}
