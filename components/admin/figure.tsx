/** One figure of the dashboard, in a `<dl>`. */
export function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface px-5 py-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-serif text-2xl tabular-nums">{value}</dd>
    </div>
  );
}
