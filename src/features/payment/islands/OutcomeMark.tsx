/** Whether it went well, as a drawing beside the words that say so. */
export function OutcomeMark({ good }: { good: boolean }) {
  return (
    <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden="true">
      <circle cx="44" cy="44" r="40" className={good ? 'fill-leaf-tint' : 'fill-sun-tint'} />
      <path
        d={good ? 'm28 45 12 12 22-25' : 'M44 26v24M44 62v.5'}
        fill="none"
        className={good ? 'stroke-leaf' : 'stroke-saffron'}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
