'use client';

import { useState } from 'react';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../../ui/button';
import { TributesDialog } from './tributes-dialog';

/** The button that opens the window with every tribute (spec 2, "Memorial detail"). */
export function AllTributes({ memorialId }: { memorialId: string }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        disabled={!hydrated}
        className="noscript:hidden"
      >
        View All Tributes
      </Button>
      {open && <TributesDialog memorialId={memorialId} onClose={() => setOpen(false)} />}
    </>
  );
}
