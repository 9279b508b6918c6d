import {
  builtCover,
  builtCovers,
  plainWidth,
  uploadedCover,
} from '#src/features/blog/lib/cover.ts';
import type { PostSummary } from '#src/features/blog/schemas/post.ts';
import { ownOrigin } from '#src/shared/lib/own-origin.ts';
import { isOwnPicture, takenFile, takenFiles } from '#src/shared/lib/taken-picture.ts';
import { CoverStandIn } from './CoverStandIn.tsx';

export type CoveredPost = Pick<PostSummary, 'id' | 'coverimage' | 'cover_version' | 'picture'>;

interface PostCoverProps {
  post: CoveredPost;
  /** Whether the build has made files of the cover; a newer cover is shown as it was uploaded. */
  isBuilt: boolean;
  /** How wide it is on the screen, as in the sizes attribute. */
  sizes: string;
  /** In view when the page opens: loaded at once and first. */
  isUrgent?: boolean;
  /** Its measures in pixels, where the whole picture is shown. */
  size?: { width: number; height: number } | undefined;
  className?: string;
}

/** A cover on another host stays there: the page of a reader asks nobody else for it. */
const isShownHere = (cover: string) => cover.startsWith('data:') || isOwnPicture(cover, ownOrigin);

/** The cover of an article. It decorates: what the article is about is in its title. */
export function PostCover({
  post,
  isBuilt,
  sizes,
  isUrgent = false,
  size,
  className = '',
}: PostCoverProps) {
  const { id, coverimage, cover_version: version, picture: taken } = post;
  const picture = {
    className,
    decoding: 'async',
    loading: isUrgent ? 'eager' : 'lazy',
    fetchPriority: isUrgent ? 'high' : 'auto',
    ...size,
  } as const;

  if (version !== null && isBuilt) {
    return (
      <picture>
        <source type="image/avif" srcSet={builtCovers(version)} sizes={sizes} />
        <img alt="" {...picture} src={builtCover(version, plainWidth, 'webp')} />
      </picture>
    );
  }
  if (version !== null) return <img alt="" {...picture} src={uploadedCover(id, version)} />;
  if (taken) {
    const { name } = taken;
    return (
      <img
        alt=""
        {...picture}
        src={takenFile(name, 1280)}
        srcSet={takenFiles(name)}
        sizes={sizes}
      />
    );
  }
  if (coverimage !== null && isShownHere(coverimage))
    return <img alt="" {...picture} src={coverimage} />;
  return <CoverStandIn seed={id} className={className} />;
}
