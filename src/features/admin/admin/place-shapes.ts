import type { PlaceName } from '#src/features/admin/lib/waiting-at.ts';

/** What the icons of the navigation are drawn from, on a square of 24 (shared/ui/Icon.tsx). */
export const placeShapes: Record<PlaceName | 'more' | 'site' | 'account' | 'logout', string> = {
  dashboard: 'M4 11l8-7 8 7v9H4z',
  sessions: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4',
  payments: 'M6 4h12M6 9h12M6 4c7 0 7 10 0 10l7 7',
  courses: 'M5 4h14v16l-7-4-7 4z',
  events: 'M4 10V6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4M14 6v12',
  reviews: 'M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6-5.4-2.9-5.4 2.9 1.2-6L3.4 9.3l6-.7z',
  blogs: 'M5 4h14v16H5zM9 9h6M9 13h6',
  grievances: 'M4 5h16v11h-9l-4 4v-4H4zM12 8v3M12 13.5v.1',
  consents: 'M5 4h14v16H5zM8 12l3 3 5-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  site: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4 21c0-4 4-6 8-6s8 2 8 6',
  logout: 'M10 4H5v16h5M15 8l4 4-4 4M9 12h10',
};
