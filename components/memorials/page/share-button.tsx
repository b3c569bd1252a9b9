'use client';

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { showToast } from '@/components/ui/toast-store';
import { useHydrated } from '@/lib/browser/hydrated';
import type { shareLabels } from './share-labels';

type Props = { url: string; labels: ReturnType<typeof shareLabels>; className?: string };

/**
 * Opens the device's share menu with the page's address. On devices without a menu, copies the address; if that fails,
 * shows it in a dialog.
 */
export function ShareButton({ url, labels, className }: Props) {
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  const share = async () => {
    if (await openShareMenu({ title: labels.inMemory, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast(labels.copied);
    } catch {
      setIsDialogOpen(true); // the clipboard is missing or not permitted
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        onClick={share}
        disabled={!hydrated}
        className={classNames('noscript:hidden', className)}
      >
        <Share2 aria-hidden size={20} />
        {labels.share}
      </Button>
      <Dialog
        open={isDialogOpen}
        title={labels.title}
        closeLabel={labels.close}
        onClose={() => setIsDialogOpen(false)}
      >
        <label htmlFor="share-address" className="block font-semibold">
          {labels.address}
        </label>
        <input
          id="share-address"
          readOnly
          dir="ltr"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="control mt-1.5"
        />
        <p className="mt-2 text-ink-soft">{labels.hint}</p>
      </Dialog>
    </>
  );
}

/** Returns true if the share menu opened, even if it was closed without a choice. */
async function openShareMenu(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
