export type TimelineEntry = { what: string; where: string; when: string; more?: string };

/** Stations of a life, one under the other on a gold hairline. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="mt-3 space-y-4 border-l border-gold pl-5">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stations may read the same.
        <li key={index} className="wrap-anywhere">
          <p className="font-semibold" dir="auto">
            {entry.what}
          </p>
          {entry.where && <p dir="auto">{entry.where}</p>}
          {entry.when && (
            <p className="text-sm text-ink-soft" dir="auto">
              {entry.when}
            </p>
          )}
          {entry.more && (
            <p className="mt-1 whitespace-pre-line" dir="auto">
              {entry.more}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
