import type { ReactNode } from 'react';
import { FrozenNotice } from '@/components/keepers/frozen-notice';
import { seesFreeze } from '@/lib/keepers/queries/freeze';
import { pageViewer } from '@/lib/platform/auth/page-viewer';

type Props = { children: ReactNode; params: Promise<{ id: string }> };

/** Says above each page on which a memorial is changed that it is frozen. The pages themselves decide who sees them. */
export default async function FrozenLayout({ children, params }: Props) {
  const { id } = await params;
  return (
    <>
      {(await seesFreeze(await pageViewer(), id)) && <FrozenNotice />}
      {children}
    </>
  );
}
