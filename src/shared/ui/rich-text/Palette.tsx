import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormatButton } from './FormatButton.tsx';

interface PaletteProps<Colour extends string> {
  name: string;
  sign: ReactNode;
  colours: readonly Colour[];
  chosen: unknown;
  onChoose: (colour: Colour | undefined) => void;
  swatch: (colour: Colour) => ReactNode;
}

export function Palette<Colour extends string>({
  name,
  sign,
  colours,
  chosen,
  onChoose,
  swatch,
}: PaletteProps<Colour>) {
  const [isOpen, setOpen] = useState(false);
  const palette = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!palette.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      // The focus would be lost with the colour that has it.
      if (palette.current?.contains(document.activeElement))
        palette.current.querySelector('button')?.focus();
    };
    const outside = ['pointerdown', 'focusin'];
    for (const name of outside) document.addEventListener(name, closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      for (const name of outside) document.removeEventListener(name, closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  const choose = (colour: Colour | undefined) => {
    setOpen(false);
    onChoose(colour);
  };
  return (
    <div ref={palette} className="palette">
      <button
        type="button"
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        {sign}
      </button>
      {isOpen && (
        <div role="group" aria-label={name} className="palette-colours">
          {colours.map((colour) => (
            <FormatButton
              key={colour}
              name={`${name}: ${colour}`}
              isPressed={chosen === colour}
              onPress={() => choose(colour)}
            >
              {swatch(colour)}
            </FormatButton>
          ))}
          <FormatButton
            name={`${name}: none`}
            isPressed={!chosen}
            onPress={() => choose(undefined)}
          >
            ×
          </FormatButton>
        </div>
      )}
    </div>
  );
}
