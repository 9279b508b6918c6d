import type Quill from 'quill';
import type { Delta } from 'quill';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { deltaOf, linesOfDelta } from '#src/shared/lib/rich-text/delta.ts';
import type { Line } from '#src/shared/lib/rich-text/lines.ts';
import { plainText } from '#src/shared/lib/rich-text/plain-text.ts';
import { FormatBar } from './FormatBar.tsx';
import { formats, modules } from './quill-formats.ts';

export interface RichTextProps {
  labelId: string;
  problemId: string | undefined;
  opening: Line[];
  onChange: (lines: Line[]) => void;
}

/** The text of an article. Enter breaks the line, an empty line begins a paragraph, pasting inserts plain text. */
export default function RichText({ labelId, problemId, opening, onChange }: RichTextProps) {
  const field = useRef<ReactQuill>(null);
  const [quill, setQuill] = useState<Quill>();
  const start = useMemo(() => ({ ops: deltaOf(opening) }) as unknown as Delta, [opening]);

  // Before the field is painted: what is below it would move when the bar came.
  useLayoutEffect(() => {
    const editor = field.current?.getEditor();
    if (!editor) return undefined;
    setQuill(editor);
    const { root } = editor;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelId);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const text = plainText(event.dataTransfer?.getData('text/plain') ?? '');
      const { index } = editor.getSelection(true);
      editor.insertText(index, text, 'user');
    };
    root.addEventListener('drop', drop);
    return () => root.removeEventListener('drop', drop);
  }, [labelId]);

  useEffect(() => {
    if (!quill) return;
    const describe = (name: string, value: string | undefined) =>
      value ? quill.root.setAttribute(name, value) : quill.root.removeAttribute(name);
    describe('aria-invalid', problemId && 'true');
    describe('aria-describedby', problemId);
  }, [quill, problemId]);

  return (
    <div className="rich-text">
      {quill && <FormatBar quill={quill} />}
      <ReactQuill
        ref={field}
        // No theme: the bar above is ours, and no stylesheet of Quill's comes along.
        theme="default"
        defaultValue={start}
        formats={formats}
        modules={modules}
        useSemanticHTML={false}
        onChange={(_html, _delta, source, editor) => {
          if (source === 'user') onChange(linesOfDelta(editor.getContents().ops));
        }}
      />
    </div>
  );
}
