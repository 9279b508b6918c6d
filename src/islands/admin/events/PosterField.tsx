import { useState } from 'react';
import { limits } from '#src/config/limits.ts';
import { TextField } from '#src/ui/Field.tsx';

interface PosterFieldProps {
  initial: string;
  problem: string | undefined;
}

/** The address of the poster, and the poster itself before it is saved. */
export function PosterField({ initial, problem }: PosterFieldProps) {
  const [address, setAddress] = useState(initial);
  const [broken, setBroken] = useState<string>();
  const shown = /^https?:\/\/\S+$/i.test(address.trim()) ? address.trim() : undefined;

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
      {shown && shown !== broken && (
        <img
          src={shown}
          alt="The poster as visitors see it"
          className="aspect-[16/9] w-full max-w-[24rem] rounded-field border border-line bg-sun-tint object-cover"
          onError={() => setBroken(shown)}
        />
      )}
      {shown && shown === broken && (
        <p role="status" className="hint">
          No picture came from this address.
        </p>
      )}
    </div>
  );
}
