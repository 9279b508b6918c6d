const scenes = [
  {
    ground: 'bg-sun-tint',
    sun: 'fill-saffron-fill',
    hill: 'fill-leaf',
    far: 'fill-leaf-tint',
    x: 118,
  },
  {
    ground: 'bg-leaf-tint',
    sun: 'fill-saffron-fill',
    hill: 'fill-leaf',
    far: 'fill-sun-tint',
    x: 44,
  },
  { ground: 'bg-sunken', sun: 'fill-saffron-fill', hill: 'fill-leaf', far: 'fill-line', x: 82 },
] as const;

/** In place of a missing cover: one of three drawings, always the same for one article. */
export function CoverStandIn({ seed, className = '' }: { seed: string; className?: string }) {
  const scene = scenes[sumOf(seed) % scenes.length] ?? scenes[0];
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${scene.ground} ${className}`}
    >
      <circle cx={scene.x} cy="38" r="15" className={scene.sun} />
      <path d="M0 66c34-22 58 0 92-14s48-6 68 2v46H0z" className={scene.far} />
      <path d="M0 84c30-20 54-2 84-14s52-8 76 4v26H0z" className={scene.hill} />
    </svg>
  );
}

const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
