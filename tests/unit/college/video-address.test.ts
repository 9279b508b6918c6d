import { describe, expect, test } from 'vitest';
import { playingAddress, watchAddress } from '#src/features/college/lib/video-address.ts';
import { ordinalDate } from '#src/shared/lib/ordinal-date.ts';

describe('ordinalDate', () => {
  test.each([
    ['2025-06-01', '1st June 2025'],
    ['2025-06-02', '2nd June 2025'],
    ['2025-06-03', '3rd June 2025'],
    ['2025-06-11', '11th June 2025'],
    ['2025-06-16', '16th June 2025'],
    ['2025-06-22', '22nd June 2025'],
    ['2025-12-31', '31st December 2025'],
  ])('writes %s as %s', (date, text) => expect(ordinalDate(date)).toBe(text));
});

describe('a video', () => {
  test.each([
    ['https://www.youtube-nocookie.com/embed/abc_12', 'https://www.youtube.com/watch?v=abc_12'],
    ['https://www.youtube.com/embed/abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://player.vimeo.com/video/123', 'https://vimeo.com/123'],
    ['https://video.example.com/talk', 'https://video.example.com/talk'],
    ['https://youtube.com.evil.example/embed/x', 'https://youtube.com.evil.example/embed/x'],
  ])('of %s is watched at %s', (embed, watch) => expect(watchAddress(embed)).toBe(watch));

  test('starts at once, and keeps what else its address says', () => {
    expect(playingAddress('https://player.vimeo.com/video/1?h=2')).toBe(
      'https://player.vimeo.com/video/1?h=2&autoplay=1',
    );
  });
});
