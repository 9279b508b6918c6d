import type Quill from 'quill';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  alignments,
  colourClass,
  headings,
  highlightClass,
  highlights,
  type List,
  lists,
  textColours,
} from '#src/features/blog/lib/formats.ts';

const looks = [
  { format: 'bold', name: 'Bold', sign: <b>B</b> },
  { format: 'italic', name: 'Italic', sign: <i>I</i> },
  { format: 'underline', name: 'Underline', sign: <u>U</u> },
] as const;

const listNames = { bullet: 'Bulleted list', ordered: 'Numbered list' } as const;
const alignmentNames = {
  center: 'Align centre',
  right: 'Align right',
  justify: 'Justify',
} as const;

/** Exactly the formats of docs/product.md 2.7, Blog editor. */
export function FormatBar({ quill }: { quill: Quill }) {
  const current = useFormats(quill);
  const set = (format: string, value: unknown) => {
    quill.focus();
    quill.format(format, value, 'user');
  };

  return (
    <div role="group" aria-label="Formatting" className="format-bar">
      <label>
        <span className="sr-only">Paragraph style</span>
        <select
          value={typeof current['header'] === 'number' ? current['header'] : ''}
          onChange={(event) => set('header', Number(event.currentTarget.value) || false)}
        >
          <option value="">Paragraph</option>
          {headings.map((heading) => (
            <option key={heading} value={heading.slice(1)}>
              Heading {heading.slice(1)}
            </option>
          ))}
        </select>
      </label>
      {looks.map(({ format, name, sign }) => (
        <FormatButton
          key={format}
          name={name}
          isPressed={current[format] === true}
          onPress={() => set(format, current[format] !== true)}
        >
          {sign}
        </FormatButton>
      ))}
      {lists.map((list) => (
        <FormatButton
          key={list}
          name={listNames[list]}
          isPressed={current['list'] === list}
          onPress={() => set('list', current['list'] === list ? false : list)}
        >
          <ListSign list={list} />
        </FormatButton>
      ))}
      <FormatButton
        name="Align left"
        isPressed={!current['align']}
        onPress={() => set('align', false)}
      >
        <AlignSign from={[0, 0, 0]} />
      </FormatButton>
      {alignments.map((alignment) => (
        <FormatButton
          key={alignment}
          name={alignmentNames[alignment]}
          isPressed={current['align'] === alignment}
          onPress={() => set('align', alignment)}
        >
          <AlignSign
            from={{ center: [0, 3, 1], right: [0, 6, 2], justify: undefined }[alignment]}
          />
        </FormatButton>
      ))}
      <Palette
        name="Text colour"
        sign={
          <span
            className={typeof current['color'] === 'string' ? `colour-${current['color']}` : ''}
          >
            A
          </span>
        }
        colours={textColours}
        chosen={current['color']}
        onChoose={(colour) => set('color', colour ?? false)}
        swatch={(colour) => <span className={colourClass(colour)}>A</span>}
      />
      <Palette
        name="Highlight"
        sign={<span className="highlight-yellow">A</span>}
        colours={highlights}
        chosen={current['background']}
        onChoose={(colour) => set('background', colour ?? false)}
        swatch={(colour) => <span className={highlightClass(colour)}>A</span>}
      />
    </div>
  );
}

/** The formats at the cursor. */
function useFormats(quill: Quill): Record<string, unknown> {
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  useEffect(() => {
    const read = () => {
      const range = quill.getSelection();
      if (range) setFormats(quill.getFormat(range));
    };
    quill.on('editor-change', read);
    return () => void quill.off('editor-change', read);
  }, [quill]);
  return formats;
}

interface FormatButtonProps {
  name: string;
  isPressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function FormatButton({ name, isPressed, onPress, children }: FormatButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface PaletteProps<Colour extends string> {
  name: string;
  sign: ReactNode;
  colours: readonly Colour[];
  chosen: unknown;
  onChoose: (colour: Colour | undefined) => void;
  swatch: (colour: Colour) => ReactNode;
}

function Palette<Colour extends string>({
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

/** Three items behind their marks. */
function ListSign({ list }: { list: List }) {
  return (
    <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
      {[2, 8, 14].map((y) => (
        <g key={y} fill="currentColor">
          <rect x="6.5" y={y - 1.1} width="11.5" height="2.2" />
          {list === 'bullet' ? (
            <circle cx="2" cy={y} r="1.6" />
          ) : (
            <path
              d={`M1 ${y - 1.6}l1.6-.9v5`}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Three lines; each begins so far in. Without beginnings all are full. */
function AlignSign({ from }: { from: number[] | undefined }) {
  return (
    <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      {[18, 12, 16].map((width, index) => (
        <rect
          key={width}
          x={from?.[index] ?? 0}
          y={index * 5.5}
          width={from ? width : 18}
          height="2.2"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
