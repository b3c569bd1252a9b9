import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';

/** Each page here requires its viewer itself; the layout only reacts in the browser when the session ends. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionWatch />
      {children}
    </>
  );
}
