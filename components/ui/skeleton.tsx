import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

const BLOCK = 'animate-breathe rounded-md bg-line/60';
const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-7/12'];

/** Announces the waiting once, around any number of shapes. */
export function Loading({ label = 'Loading…', children }: { label?: string; children: ReactNode }) {
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

/** The shape of a memorial card: portrait, name, years. */
export function CardSkeleton() {
  return (
    <div className="rounded-lg border border-line bg-surface p-3">
      <div className={`aspect-4/5 ${BLOCK}`} />
      <div className={`mt-4 h-6 w-3/4 ${BLOCK}`} />
      <div className={`mt-3 h-4 w-1/2 ${BLOCK}`} />
    </div>
  );
}

/** The shape of a memorial's head: picture, name, dates, one line. */
export function HeroSkeleton() {
  return (
    <div className="grid items-center gap-8 md:grid-cols-[18rem_1fr]">
      <div className={`mx-auto aspect-4/5 w-full max-w-72 ${BLOCK}`} />
      <div className="space-y-5">
        <div className={`h-12 w-4/5 ${BLOCK}`} />
        <div className={`h-5 w-2/5 ${BLOCK}`} />
        <div className={`h-5 w-3/5 ${BLOCK}`} />
      </div>
    </div>
  );
}
