import Quill, { Parchment } from 'quill';
import Clipboard from 'quill/modules/clipboard.js';
import { linesOfDelta } from '#src/shared/lib/rich-text/delta.ts';
import { alignments, highlights, textColours } from '#src/shared/lib/rich-text/formats.ts';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import { plainText } from '#src/shared/lib/rich-text/plain-text.ts';

const { ClassAttributor, Scope } = Parchment;

/** Takes plain text only (docs/product.md 2.7), and gives away what our own writer makes of the selection. */
class PlainClipboard extends Clipboard {
  override onPaste(range: { index: number; length: number }, { text = '' }: { text?: string }) {
    const plain = plainText(text);
    this.quill.deleteText(range.index, range.length, 'user');
    this.quill.insertText(range.index, plain, this.quill.getFormat(range.index), 'user');
    this.quill.setSelection(range.index + plain.length, 0, 'silent');
    this.quill.scrollSelectionIntoView();
  }

  // Quill's own export of HTML has an open advisory (CVE-2025-15056).
  override onCopy(range: { index: number; length: number }) {
    const html = htmlOf(linesOfDelta(this.quill.getContents(range.index, range.length).ops));
    return { html, text: this.quill.getText(range.index, range.length) };
  }
}

Quill.register(
  {
    'formats/align': new ClassAttributor('align', 'align', {
      scope: Scope.BLOCK,
      whitelist: [...alignments],
    }),
    'formats/color': new ClassAttributor('color', 'colour', {
      scope: Scope.INLINE,
      whitelist: [...textColours],
    }),
    'formats/background': new ClassAttributor('background', 'highlight', {
      scope: Scope.INLINE,
      whitelist: [...highlights],
    }),
    'modules/clipboard': PlainClipboard,
  },
  true,
);

/** Only what the toolbar offers is registered with the editor (docs/architecture.md, "Stand-ins"). */
export const formats = [
  'bold',
  'italic',
  'underline',
  'list',
  'align',
  'header',
  'color',
  'background',
];

export const modules = {
  toolbar: false,
  uploader: { mimetypes: [], handler: () => undefined },
  // Tab goes on to the next field, as everywhere else.
  keyboard: { bindings: { tab: null, indent: null, outdent: null, 'remove tab': null } },
};
