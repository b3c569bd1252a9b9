import type { ComponentProps, ReactNode } from 'react';
import { AdminNav } from './admin-nav';

type Props = ComponentProps<typeof AdminNav> & { children: ReactNode };

/** The dashboard's navigation beside the current page; above it on narrow screens. */
export const AdminColumns = ({ children, ...navProps }: Props) => (
  <div className="grid gap-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-12 print:block">
    <AdminNav {...navProps} />
    <div className="min-w-0 space-y-10 transition-opacity group-aria-busy/list:opacity-50">
      {children}
    </div>
  </div>
);
