'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import type { Language } from '@/lib/platform/language/languages';
import type { ShownSums } from '@/lib/tributes/sum-rules';
import { TributesDialog } from './tributes-dialog';
import type { TributesDialogLabels } from './tributes-dialog-labels';

type Props = {
  memorialId: string;
  language: Language;
  labels: TributesDialogLabels;
  sums: ShownSums;
};

/** The button that opens the dialog with every tribute (product.md 2, "Memorial detail"). */
export function AllTributes({ memorialId, language, labels, sums }: Props) {
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
        {labels.viewAll}
      </Button>
      {open && (
        <TributesDialog
          memorialId={memorialId}
          language={language}
          labels={labels}
          sums={sums}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
