'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { TributesDialog } from './tributes-dialog';

/** The button that opens the dialog with every tribute (product.md 2, "Memorial detail"). */
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
