import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { getTranslate } from '@/lib/platform/language/get-translate';

export const dynamic = 'force-dynamic';

/** Each page checks for a login itself. This layout only watches, in the browser, for the end of the session. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const t = await getTranslate();
  return (
    <>
      <SessionWatch message={t('api.logIn')} />
      {children}
    </>
  );
}
