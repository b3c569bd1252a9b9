import type { ComponentProps, ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { useSay } from '@/lib/platform/language/use-say';
import { AdminColumns } from './admin-columns';
import type { AdminNav } from './admin-nav';
import { AdminNavigation } from './admin-navigation';

type AdminFrameProps = ComponentProps<typeof AdminNav> & {
  title: string;
  children: ReactNode;
};

/** The frame of all dashboard pages. Each page checks the viewer itself (style.md 40). */
export function AdminFrame({ title, children, ...place }: AdminFrameProps) {
  return (
    <div className="page-width space-y-10 py-10">
      <SessionWatch message={useSay()('api.logIn')} />
      <h1 className="text-3xl">{title}</h1>
      <AdminNavigation>
        <AdminColumns {...place}>{children}</AdminColumns>
      </AdminNavigation>
    </div>
  );
}
