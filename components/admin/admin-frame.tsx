import type { ComponentProps, ReactNode } from 'react';
import { SessionWatch } from '../account/session-watch';
import { AdminNav } from './admin-nav';

type AdminFrameProps = {
  title: string;
  current: ComponentProps<typeof AdminNav>['current'];
  children: ReactNode;
};

/** What all pages of the dashboard have. Who is looking was asked by the page, as the house rules want it. */
export function AdminFrame({ title, current, children }: AdminFrameProps) {
  return (
    <div className="page-width space-y-10 py-10">
      <SessionWatch />
      <h1 className="text-3xl">{title}</h1>
      <AdminNav current={current} />
      {children}
    </div>
  );
}
