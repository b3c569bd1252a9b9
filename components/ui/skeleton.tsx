import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

const BLOCK = 'rounded-md bg-line/60';
const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-7/12'];

/** Announces loading once for any number of placeholder shapes. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="max-w-measure space-y-3">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={`h-4 ${BLOCK} ${LINE_WIDTHS[line % LINE_WIDTHS.length]}`} />
      ))}
    </div>
  );
}
