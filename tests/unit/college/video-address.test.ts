import { describe, expect, test } from 'vitest';
import { playingAddress, watchAddress } from '#src/features/college/lib/video-address.ts';

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
