import { useState } from 'react';
import { isUrl } from '#src/shared/lib/is-url.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { ownOrigin } from '#src/shared/lib/own-origin.ts';
import { isOwnPicture } from '#src/shared/lib/taken-picture.ts';
import { TextField } from '#src/shared/ui/Field.tsx';

interface PosterFieldProps {
  initial: string;
  problem: string | undefined;
}

/** The address of the poster, and the poster itself before it is saved. */
export function PosterField({ initial, problem }: PosterFieldProps) {
  const [address, setAddress] = useState(initial);
  const [broken, setBroken] = useState<string>();
  const written = address.trim();
  const shown = /^https?:\/\//i.test(written) && isUrl(written) ? written : undefined;
  const isForeign = shown !== undefined && !isOwnPicture(shown, ownOrigin);

  return (
    <div className="grid content-start gap-3">
      <TextField
        label="Poster URL"
        name="poster_url"
        type="url"
        optional
        value={address}
        maxLength={limits.webAddressMaximum}
        placeholder="https://"
        onChange={(event) => setAddress(event.target.value)}
        problem={problem}
      />
      {shown && isForeign && (
        <p className="text-small text-soft">
          The picture is copied when the pages are built.{' '}
          <a className="link" href={shown} target="_blank" rel="noopener noreferrer">
            Look at it on {new URL(shown).host}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {shown && !isForeign && shown !== broken && (
        <img
          src={shown}
          alt="The poster as visitors see it"
          className="aspect-[16/9] w-full max-w-[24rem] rounded-field border border-line bg-sun-tint object-cover"
          onError={() => setBroken(shown)}
        />
      )}
      {shown && !isForeign && shown === broken && (
        <p role="status" className="text-small text-soft">
          There is no picture at this address.
        </p>
      )}
    </div>
  );
}
