interface RecordingLinkProps {
  event: { title: string; recording_url: string | null };
}

export function RecordingLink({ event: { title, recording_url } }: RecordingLinkProps) {
  if (!recording_url) return null;
  return (
    <a
      className="btn btn-quiet btn-small"
      href={recording_url}
      target="_blank"
      rel="noopener"
      aria-label={`Watch Recording: ${title} (opens in a new tab)`}
    >
      Watch Recording
    </a>
  );
}
