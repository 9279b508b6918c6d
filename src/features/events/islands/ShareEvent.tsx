import { copyLink } from '#src/features/events/stores/sharing.ts';

interface ShareEventProps {
  title: string;
  address: string;
}

export function ShareEvent({ title, address }: ShareEventProps) {
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`;
  return (
    <div className="grid gap-2">
      <h2 className="tracking-normal font-sans text-small font-[600]">Share</h2>
      <div className="flex flex-wrap gap-2">
        <a className="btn btn-quiet btn-small" href={whatsapp} target="_blank" rel="noopener">
          WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <button
          type="button"
          className="btn btn-quiet btn-small noscript:hidden"
          onClick={({ isTrusted }) => void copyLink(address, isTrusted)}
        >
          Copy link
        </button>
      </div>
    </div>
  );
}
