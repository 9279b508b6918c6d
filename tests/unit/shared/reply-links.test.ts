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

describe('a reply on WhatsApp', () => {
  test.each([
    ['9829011201', '919829011201'],
    ['98290 11201', '919829011201'],
    ['+91 98290-11201', '919829011201'],
    ['0091 98290 11201', '919829011201'],
    ['91 98290 11201', '919829011201'],
    ['09829011201', '919829011201'],
    ['+44 7700 900123', '447700900123'],
  ])('goes from %s to %s', (phone, number) => {
    expect(whatsAppLink(phone, 'Hello')).toBe(`https://wa.me/${number}?text=Hello`);
  });

  test.each(['0145 267 1234', '079 2656 1234', '01572 245 900', '12345', ''])(
    'is not offered for %j, which is no mobile number',
    (phone) => expect(whatsAppLink(phone, 'Hello')).toBeUndefined(),
  );

  test('is not offered without a number', () =>
    expect(whatsAppLink(null, 'Hello')).toBeUndefined());
});
