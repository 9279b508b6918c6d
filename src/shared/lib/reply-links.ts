/** Opens the mail program with a letter begun. */
export function mailLink(address: string, subject: string, body: string): string {
  // As in RFC 6068: encoded by percent signs, for a plus would stay one; lines end with CRLF.
  const encoded = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encoded}`;
}

/** Opens a chat on WhatsApp with a message begun. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`;
