import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/account/session-watch';

/** Each page here asks for the viewer itself; the layout only notices in the browser when they leave. */
export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionWatch />
      {children}
    </>
  );
}
