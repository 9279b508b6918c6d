import type Quill from 'quill';
import { useEffect, useState } from 'react';
import {
  alignments,
  colourClass,
  headings,
  highlightClass,
  highlights,
  lists,
  textColours,
} from '#src/shared/lib/rich-text/formats.ts';
import { FormatButton } from './FormatButton.tsx';
import { AlignSign, ListSign } from './FormatSigns.tsx';
import { Palette } from './Palette.tsx';

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
