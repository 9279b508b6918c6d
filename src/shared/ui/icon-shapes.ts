/** What icons are drawn from, on a square of 24. Strokes: an outline costs every page a quarter of the bytes. */
export const shapes = {
  back: 'M20 12H4m7-7-7 7 7 7',
  check: 'm4 13 5 5L20 6',
  close: 'M4 4l16 16M20 4 4 20',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  next: 'M9 5l7 7-7 7',
  play: 'M6 3.5v17L20 12z',
  previous: 'M15 5l-7 7 7 7',
  search: 'M10 3a7 7 0 0 0 0 14 7 7 0 0 0 0-14M15 15l6 6',
};
