import type { ReactNode } from 'react';
import { FrozenNotice } from '@/components/keepers/frozen-notice';
import { canSeeFreeze } from '@/lib/keepers/queries/freeze';
import { pageViewer } from '@/lib/platform/auth/page-viewer';

type Props = { children: ReactNode; params: Promise<{ id: string }> };

/** Shows a notice above the editing pages while a memorial is frozen. Each page checks what the viewer may do. */
export default async function FrozenLayout({ children, params }: Props) {
  const { id } = await params;
  return (
    <>
      {(await canSeeFreeze(await pageViewer(), id)) && <FrozenNotice />}
      {children}
    </>
  );
}
