'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../../ui/button';
import { DeleteMemorialDialog } from './delete-memorial-dialog';

/** The button, and the question it asks before anything happens. */
export function DeleteMemorial({ memorialId, name }: { memorialId: string; name: string }) {
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setAsking(true)}
        disabled={!hydrated}
        className="sm:ml-auto"
      >
        <Trash2 aria-hidden size={20} className="max-sm:hidden" />
        Delete
      </Button>
      {asking && (
        <DeleteMemorialDialog
          memorialId={memorialId}
          name={name}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
