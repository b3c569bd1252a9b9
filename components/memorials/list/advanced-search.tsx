'use client';

import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** The button and dialog for the filter form. Without JavaScript the form is in a `<details>`. */
export function AdvancedSearch({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!hydrated)
    return (
      <details className="open:basis-full">
        <summary className="inline-flex min-h-act items-center gap-2.5 rounded-full border border-edge px-6 py-2 font-semibold max-sm:px-5">
          <SlidersHorizontal aria-hidden size={20} className="max-sm:hidden" />
          {t('lists.search.advanced')}
        </summary>
        <div className="mt-4 rounded-lg border border-line bg-surface p-5 sm:p-7">{children}</div>
      </details>
    );
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="max-sm:px-5"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={20} className="max-sm:hidden" />
        {t('lists.search.advanced')}
      </Button>
      <Dialog
        open={open}
        title={t('lists.search.advanced')}
        closeLabel={t('ui.close')}
        width="wide"
        onClose={close}
      >
        <div onSubmit={close}>{children}</div>
      </Dialog>
    </>
  );
}
