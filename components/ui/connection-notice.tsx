'use client';

import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isConnectionGone, subscribeToConnection } from '@/lib/browser/connection';
import { useSay } from '@/lib/platform/language/use-say';

/** Warns above a form's buttons while the connection is lost. */
export function ConnectionNotice() {
  const say = useSay();
  const gone = useSyncExternalStore(subscribeToConnection, isConnectionGone, isGoneOnServer);
  return (
    <div role="status" className="basis-full empty:hidden">
      {gone && (
        <p className="flex gap-3 rounded-lg border border-warning bg-warning-soft px-4 py-3">
          <WifiOff aria-hidden className="mt-0.5 shrink-0 text-warning" size={24} />
          {say('ui.connectionGone')}
        </p>
      )}
    </div>
  );
}

const isGoneOnServer = () => false;
