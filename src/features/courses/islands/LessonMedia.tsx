import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ClickedFrame } from '#src/features/site/islands/ClickedFrame.tsx';
import { fileSize } from '#src/shared/lib/file-size.ts';
import { fileTypes, isAudio } from '#src/features/courses/lib/file-types.ts';
import { videoPlayer } from '#src/features/courses/lib/video.ts';
import { lessonMessages, lessonNotices } from '#src/features/courses/messages/lesson.ts';
import type { Lesson, LessonFile } from '#src/features/courses/schemas/lesson.ts';
import {
  $loadingFile,
  downloadFile,
  loadSound,
} from '#src/features/courses/stores/lesson-files.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';

type LessonMediaProps = Pick<Lesson, 'title' | 'video_url' | 'video_minutes' | 'files'>;

/** What a lesson has beside its text. Nothing of it loads before somebody asks for it. */
export function LessonMedia({ title, video_url, video_minutes, files }: LessonMediaProps) {
  if (video_url === null && files.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label="Video and files">
      {video_url !== null && <Video title={title} address={video_url} minutes={video_minutes} />}
      {files.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {files.map((file) => (
            <li key={file.id}>
              <FileRow file={file} />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <p className="hidden text-small text-soft noscript:block">
          {lessonMessages.saveNeedsScripts}
        </p>
      )}
    </section>
  );
}

function Video({
  title,
  address,
  minutes,
}: {
  title: string;
  address: string;
  minutes: number | null;
}) {
  const player = videoPlayer(address);
  const length = minutes === null ? 'Video' : `Video, ${minutes} min`;
  if (!player) {
    return (
      <div className="lesson-file">
        <span>
          <b>Watch the lesson</b>
          <small>{length} · opens in a new tab</small>
        </span>
        <a className="btn btn-quiet btn-small" href={address} target="_blank" rel="noopener">
          Watch
        </a>
      </div>
    );
  }
  return (
    <ClickedFrame
      address={player}
      name={`Video: ${title}`}
      open={`Play the video${minutes === null ? '' : `, ${minutes} min`}`}
      note="The video comes from another site, and loads when you press."
      newTab={{ href: address, label: 'Open it in a new tab' }}
      failed={lessonMessages.videoFailed}
      className="aspect-video"
    />
  );
}

function FileRow({ file }: { file: LessonFile }) {
  const loading = useStore($loadingFile, { ssr: 'initial' });
  const [sound, setSound] = useState<string>();
  const [isSilent, setSilent] = useState(false);
  const canPlay = isAudio(file.content_type) && sound === undefined;
  const busy = loading === file.id;
  // One at a time: the line is slow.
  const disabled = loading !== undefined;
  const player = useRef<HTMLAudioElement>(null);
  // The button that was pressed is gone.
  useEffect(() => focusIfLost(player.current), [sound]);
  return (
    <div className="lesson-file">
      <span>
        <b className="wrap-anywhere">{file.name}</b>
        <small>
          {fileTypes[file.content_type] ?? 'File'} · {fileSize(file.size)} · loads when you press
        </small>
      </span>
      <span className="flex flex-wrap gap-2">
        {canPlay && (
          <Button
            small
            busy={busy}
            busyLabel="Loading..."
            disabled={disabled}
            className="noscript:hidden"
            aria-label={`Play ${file.name}`}
            onClick={() => void loadSound(file).then(setSound)}
          >
            Play
          </Button>
        )}
        <Button
          look="quiet"
          small
          busy={busy}
          busyLabel="Loading..."
          disabled={disabled}
          className="noscript:hidden"
          aria-label={`Save ${file.name}`}
          onClick={() => void downloadFile(file)}
        >
          Save
        </Button>
      </span>
      {sound && (
        // Its words are the text of the lesson.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          ref={player}
          controls
          autoPlay
          src={sound}
          className="col-span-full w-full"
          onError={() => setSilent(true)}
        />
      )}
      {isSilent && (
        <p role="alert" className="field-error col-span-full">
          {lessonNotices.soundFailed.message}
        </p>
      )}
    </div>
  );
}
