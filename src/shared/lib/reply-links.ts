/** Opens the mail program with a letter begun. */
export function mailLink(address: string, subject: string, body: string): string {
  // As in RFC 6068: encoded by percent signs, for a plus would stay one; lines end with CRLF.
  const encoded = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encoded}`;
}

/** Opens a chat on WhatsApp with a message begun; undefined for a number that is no mobile one. */
export function whatsAppLink(phone: string | null, text: string): string | undefined {
  const number = phone === null ? undefined : mobileNumber(phone);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A mobile number with its country, digits only: India's when none is written. */
function mobileNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const isForeign = /^\s*(?:\+|00)/.test(phone) && !/^(?:00)?91/.test(digits);
  if (isForeign) return digits.replace(/^00/, '');
  if (/^(?:(?:00)?91)?[6-9]\d{9}$/.test(digits)) return `91${digits.slice(-10)}`;
  // After a trunk zero, area codes begin with a 6, 7 or 8 as well; only mobile numbers begin with a 9.
  return /^09\d{9}$/.test(digits) ? `91${digits.slice(1)}` : undefined;
}
