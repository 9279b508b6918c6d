export interface Tips {
  heading: string;
  items: string[];
}

/** What to bring. */
export function SessionTips({ heading, items }: Tips) {
  return (
    <section className="card">
      <h3 className="text-title">{heading}</h3>
      <ul className="check-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
