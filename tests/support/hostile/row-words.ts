/** The columns that hold words of people; the other columns of a row follow from its place. */
export interface HostileRows {
  events: EventTexts[];
  posts: PostTexts[];
  reviews: ReviewTexts[];
  lessons: LessonTexts[];
}

/** Free lessons, which have pages; all of one module. */
interface LessonTexts {
  id: string;
  slug: string;
  module: string;
  title: string;
  summary: string;
  /** Two texts of the lesson, before they are HTML. */
  heading: string;
  text: string;
}

interface EventTexts {
  id: string;
  title: string;
  description: string;
  category: string;
  department: string | null;
  venue: string;
  poster_url: string | null;
  recording_url: string | null;
  link: string | null;
}

interface PostTexts {
  id: string;
  title: string;
  slug: string;
  former_slug: string;
  excerpt: string;
  author: string;
  coverimage: string | null;
  /** Two texts of the article, before they are HTML. */
  heading: string;
  text: string;
}

interface ReviewTexts {
  id: string;
  title: string;
  content: string;
  reviewer_name: string;
  designation: string;
  answer: string | null;
}
