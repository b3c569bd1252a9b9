import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { getTranslate } from '@/lib/platform/language/get-translate';

export const dynamic = 'force-dynamic';

/** Each page here requires its viewer itself. The layout only reacts in the browser when the session ends. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const t = await getTranslate();
  return (
    <>
      <SessionWatch message={t('api.logIn')} />
      {children}
    </>
  );
}
