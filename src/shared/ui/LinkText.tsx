interface LinkTextProps {
  /** What is seen. */
  label: string;
  /** Where the link leads, which its place on the page tells those who see it. */
  about: string;
}

/** The text of a link among others that look the same. Search engines leave an aria-label unread, so it is none. */
export const LinkText = ({ label, about }: LinkTextProps) => (
  <>
    <span aria-hidden="true">{label}</span>
    <span className="sr-only">{`${label}: ${about}`}</span>
  </>
);
