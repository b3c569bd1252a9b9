export type TimelineEntry = { what: string; where: string; when: string };

/** Stations of a life, one under the other on a gold hairline. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="mt-3 space-y-4 border-l border-gold pl-5">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stations may read the same.
        <li key={index} dir="auto">
          <p className="font-semibold">{entry.what}</p>
          {entry.where && <p>{entry.where}</p>}
          {entry.when && <p className="text-sm text-ink-soft">{entry.when}</p>}
        </li>
      ))}
    </ol>
  );
}
