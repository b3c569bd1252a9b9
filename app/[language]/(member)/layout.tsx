import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { getSay } from '@/lib/platform/language/get-say';

export const dynamic = 'force-dynamic';

/** Each page here requires its viewer itself. The layout only reacts in the browser when the session ends. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const say = await getSay();
  return (
    <>
      <SessionWatch message={say('api.logIn')} />
      {children}
    </>
  );
}
