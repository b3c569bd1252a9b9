import type { ComponentProps, ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { useSay } from '@/lib/platform/language/use-say';
import { AdminNav } from './admin-nav';
import { AdminNavigation } from './admin-navigation';

type AdminFrameProps = ComponentProps<typeof AdminNav> & {
  title: string;
  children: ReactNode;
};

/** The frame of all dashboard pages. The page itself has checked the viewer (style.md 40). */
export function AdminFrame({ title, children, ...place }: AdminFrameProps) {
  return (
    <div className="page-width space-y-10 py-10">
      <SessionWatch message={useSay()('api.logIn')} />
      <h1 className="text-3xl">{title}</h1>
      <AdminNavigation>
        <div className="grid gap-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-12 print:block">
          <AdminNav {...place} />
          <div className="min-w-0 space-y-10 transition-opacity group-aria-busy/list:opacity-50">
            {children}
          </div>
        </div>
      </AdminNavigation>
    </div>
  );
}
