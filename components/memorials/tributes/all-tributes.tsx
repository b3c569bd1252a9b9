'use client';

import { type ComponentType, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import type { TributesDialogProps } from './tributes-dialog';

type State = 'closed' | 'loading' | 'open' | 'failed';

/**
 * The button for the dialog with all tributes (product.md 2, "Memorial detail"). The dialog is loaded on demand, since
 * most visitors read only the newest.
 */
export function AllTributes(props: Omit<TributesDialogProps, 'onClose'>) {
  const { labels } = props;
  const hydrated = useHydrated();
  const [Dialog, setDialog] = useState<ComponentType<TributesDialogProps> | null>(null);
  const [state, setState] = useState<State>('closed');
  const open = async () => {
    setState('loading');
    const loaded = await import('./tributes-dialog').catch(() => null);
    setDialog(() => loaded?.TributesDialog ?? null);
    setState(loaded ? 'open' : 'failed');
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={open}
        disabled={!hydrated}
        busy={state === 'loading'}
        className="noscript:hidden"
      >
        {labels.viewAll}
      </Button>
      {state === 'failed' && <Banner tone="error">{labels.failed}</Banner>}
      {Dialog && state === 'open' && <Dialog {...props} onClose={() => setState('closed')} />}
    </>
  );
}
