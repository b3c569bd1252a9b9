import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '@/components/layout/drawing';

type EmptyStateProps = {
  title: string;
  drawing?: DrawingName;
  children?: ReactNode;
  action?: ReactNode;
};

/** Shown for an empty list. `title` is the spec's sentence; `children` suggests what to do next. */
export function EmptyState({ title, drawing, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      {drawing && <Drawing name={drawing} className="w-full max-w-60" />}
      <p className="font-display text-2xl">{title}</p>
      {children && <div className="max-w-measure text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
