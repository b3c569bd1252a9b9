import type { ReactNode } from 'react';
import { Drawing } from './drawing';

type NoticePageProps = { title: string; children: ReactNode; actions?: ReactNode };

/** For pages that are missing, deleted or broken: a drawing of a bench, one calm message and what to do next. */
export function NoticePage({ title, children, actions }: NoticePageProps) {
  return (
    <div className="page-width flex flex-col items-center gap-6 py-12 text-center sm:py-16">
      <Drawing name="bench" className="w-full max-w-96" />
      <h1 className="max-w-2xl text-3xl">{title}</h1>
      <div className="max-w-measure space-y-3 text-ink-soft">{children}</div>
      {actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
    </div>
  );
}
