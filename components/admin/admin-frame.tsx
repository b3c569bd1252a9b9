import type { ComponentProps, ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { AdminColumns } from './admin-columns';
import type { AdminNav } from './admin-nav';
import { AdminSoftNavigation } from './admin-soft-navigation';

type AdminFrameProps = ComponentProps<typeof AdminNav> & {
  title: string;
  children: ReactNode;
};

/** The frame of all dashboard pages. Each page checks the viewer itself (style.md 40). */
export function AdminFrame({ title, children, ...navProps }: AdminFrameProps) {
  return (
    <div className="page-width space-y-10 py-10">
      <SessionWatch message={useTranslate()('api.logIn')} />
      <h1 className="text-3xl">{title}</h1>
      <AdminSoftNavigation>
        <AdminColumns {...navProps}>{children}</AdminColumns>
      </AdminSoftNavigation>
    </div>
  );
}
