import type { ReactNode } from 'react';

/** A term and its description, for a `<dl>`. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
