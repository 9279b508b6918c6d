export function LoadingEvent() {
  return (
    <p role="status" className="py-24 text-center text-soft">
      Loading event details...
    </p>
  );
}
