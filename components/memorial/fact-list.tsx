type Fact = { label: string; value: string };

/** Facts beside the biography; the ones without a value are left out. */
export function FactList({ facts }: { facts: Fact[] }) {
  const known = facts.filter((fact) => fact.value !== '');
  return (
    <dl className="self-start rounded-lg border border-line bg-surface px-5">
      {known.map((fact) => (
        <div key={fact.label} className="border-b border-line py-3 last:border-0">
          <dt className="text-sm text-ink-soft">{fact.label}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
