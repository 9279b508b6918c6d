interface LinkWordsProps {
  /** What is seen. */
  words: string;
  /** Where the link leads, which its place on the page tells those who see it. */
  about: string;
}

/** The words of a link among others that look the same. Search engines leave an aria-label unread, so it is none. */
export const LinkText = ({ words, about }: LinkWordsProps) => (
  <>
    <span aria-hidden="true">{words}</span>
    <span className="sr-only">{`${words}: ${about}`}</span>
  </>
);
