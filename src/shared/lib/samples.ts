/** Something that came with the site and is not the owner's. */
export interface Sample {
  what: string;
  /** Where the owner replaces it. */
  file: string;
}

/** Rows of the sample data; an admin deletes them, or writes over their titles. */
export const rowSamples = {
  events: {
    what: 'Events (change or delete them under Admin, Events)',
    file: 'supabase/seed/20_events.sql',
  },
  reviews: {
    what: 'Reviews (delete them under Admin, Reviews)',
    file: 'supabase/seed/30_reviews.sql',
  },
  blog_posts: {
    what: 'Articles (delete them under Admin, Blogs)',
    file: 'supabase/seed/articles/',
  },
} satisfies Record<string, Sample>;

export type SampleTable = keyof typeof rowSamples;
