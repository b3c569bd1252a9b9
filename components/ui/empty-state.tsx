import type { ReactNode } from 'react';
import { Bloom } from '@/components/layout/bloom';

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

/** `title` is the spec's sentence; `children` suggests what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-line px-6 py-12 text-center">
      <Bloom className="size-12" />
      <p className="font-display text-xl">{title}</p>
      {children && <div className="max-w-measure text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
