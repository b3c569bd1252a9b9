'use client';

import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isOffline, subscribeToConnection } from '@/lib/browser/connection';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Warns above a form's buttons while the connection is lost. */
export function ConnectionNotice() {
  const t = useTranslate();
  const isLost = useSyncExternalStore(subscribeToConnection, isOffline, isLostOnServer);
  return (
    <div role="status" className="basis-full empty:hidden">
      {isLost && (
        <p className="flex gap-3 rounded-lg border border-warning bg-warning-soft px-4 py-3">
          <TriangleAlert aria-hidden className="mt-0.5 shrink-0 text-warning" size={24} />
          {t('ui.connectionGone')}
        </p>
      )}
    </div>
  );
}

const isLostOnServer = () => false;
