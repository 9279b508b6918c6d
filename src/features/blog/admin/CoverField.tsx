import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $coverChoice, chooseCover, removeCover } from '#src/features/blog/stores/cover.ts';
import { $editor } from '#src/features/blog/stores/editor-state.ts';
import { pictureTypes } from '#src/shared/lib/picture.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FileButton } from '#src/shared/ui/FileButton.tsx';

/** The address of the cover as it would be saved now, or undefined when there is none. */
export function useCover(): string | undefined {
  const { chosen } = useStore($coverChoice);
  const { post, storedCover } = useStore($editor);
  if (chosen !== undefined) return chosen?.data;
  return storedCover ?? post?.coverimage ?? undefined;
}

/** Takes a cover by drag and drop or from the file picker (docs/product.md 2.7). */
export function CoverField() {
  const { chosen, progress } = useStore($coverChoice);
  const [isOver, setOver] = useState(false);
  const cover = useCover();
  const { post } = useStore($editor);
  // The stored one comes after the form, into a place that is kept for it.
  const hasCover = cover !== undefined || (chosen === undefined && Boolean(post?.cover_version));

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { signal, abort } = listening();
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      place.current?.addEventListener(name, act, { signal });
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', () => setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void chooseCover(file);
    });
    // The browser would open a file that is dropped next to it, in place of the page.
    for (const name of ['dragover', 'drop'] as const) {
      const refuse = (event: DragEvent) => {
        if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
      };
      addEventListener(name, refuse, { signal });
    }
    return abort;
  }, []);

  return (
    <fieldset className="field">
      <legend className="label">
        Cover image <span className="font-normal text-soft">(optional)</span>
      </legend>
      <div ref={place} className="cover-drop" data-over={isOver || undefined}>
        {hasCover && (
          <div className="cover-frame">
            {cover?.startsWith('data:') && <img src={cover} alt="The cover as it is now" />}
            {cover && !cover.startsWith('data:') && (
              <a className="link" href={cover} target="_blank" rel="noopener noreferrer">
                The cover is on another host. Open it<span className="sr-only"> in a new tab</span>
              </a>
            )}
          </div>
        )}
        {progress !== undefined && (
          <progress className="progress" aria-label="Reading the picture" value={progress} />
        )}
        <p className="text-small text-soft">
          {chosen ? chosen.filename : 'Drop a picture here, or choose one.'} PNG, JPEG, WebP, GIF or
          AVIF, at most 5 MB.
        </p>
        <p className="cover-actions">
          <FileButton
            label={hasCover ? 'Choose another picture' : 'Choose a picture'}
            // Safari turns the HEIC of an iPhone into the first type, but not where all pictures are accepted.
            accept={pictureTypes.join()}
            onFile={(file) => void chooseCover(file)}
          />
          {hasCover && (
            <Button look="quiet" small onClick={removeCover}>
              Remove the cover
            </Button>
          )}
        </p>
      </div>
    </fieldset>
  );
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
