import { eventMessages } from '#src/features/events/messages.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { isUrl } from '#src/shared/lib/is-url.ts';
import { ownOrigin } from '#src/shared/lib/own-origin.ts';
import { isOwnPicture, takenFile, takenFiles } from '#src/shared/lib/taken-picture.ts';

interface PosterProps {
  event: PublicEvent;
  /** How wide it is on the screen, as in the sizes attribute. */
  sizes: string;
  width: number;
  height: number;
  isLazy?: boolean;
  className: string;
  /** The classes of the link in place of a picture that only another host has. */
  linkClassName?: string;
}

/** The poster of an event. A picture of another host that the build has no files of is opened by a click alone. */
export function Poster(props: PosterProps) {
  const { event, sizes, width, height, isLazy = false, className, linkClassName = '' } = props;
  const { poster_url: address, picture, title } = event;
  if (address === null) return null;
  const shown = { width, height, className, loading: isLazy ? 'lazy' : 'eager' } as const;
  if (picture) {
    const { name } = picture;
    return (
      <img alt="" {...shown} src={takenFile(name, 1280)} srcSet={takenFiles(name)} sizes={sizes} />
    );
  }
  if (isOwnPicture(address, ownOrigin)) return <img alt="" {...shown} src={address} />;
  const host = isUrl(address) ? new URL(address).host : undefined;
  if (host === undefined) return null;
  return (
    <p className={linkClassName}>
      <a
        className="link text-small"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={eventMessages.showPoster(title, host)}
      >
        {eventMessages.posterOn(host)}
      </a>
    </p>
  );
}
