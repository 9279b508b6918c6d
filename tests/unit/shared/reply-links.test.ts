import { describe, expect, test } from 'vitest';
import { mailLink, whatsAppLink } from '#src/shared/lib/reply-links.ts';

describe('a reply by mail', () => {
  test('is begun with words that a mail program reads as they are', () => {
    expect(mailLink('a@b.example', 'Your inquiry', 'Hello & welcome,\nplus 1+1')).toBe(
      'mailto:a%40b.example?subject=Your%20inquiry&body=Hello%20%26%20welcome%2C%0D%0Aplus%201%2B1',
    );
  });

  test('cannot be given another address or a copy by what someone typed', () => {
    const link = mailLink('a@b.example?bcc=all@c.example', 'x', '&cc=d@e.example');
    expect(new URL(link).searchParams.get('bcc')).toBeNull();
    expect(new URL(link).searchParams.get('cc')).toBeNull();
  });
});

test('a reply on WhatsApp goes to the number in India', () => {
  expect(whatsAppLink('9829011201', 'Hello & welcome')).toBe(
    'https://wa.me/919829011201?text=Hello%20%26%20welcome',
  );
});
