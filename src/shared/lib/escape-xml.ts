const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or attribute of XML. Characters that XML does not know at all, escaped or not, are left out. */
export const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
