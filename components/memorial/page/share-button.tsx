'use client';

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../../ui/toast-store';

/** Shares the page's address by the phone's own menu, else by copying it, else by showing it. */
export function ShareButton({ name, url }: { name: string; url: string }) {
  const hydrated = useHydrated();
  const [showing, setShowing] = useState(false);

  const share = async () => {
    if (await sharedByMenu({ title: `In memory of ${name}`, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast('Link copied');
    } catch {
      setShowing(true); // no clipboard here, or no leave to use it
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={share} disabled={!hydrated} className="noscript:hidden">
        <Share2 aria-hidden size={20} />
        Share
      </Button>
      <Dialog open={showing} title="Share this memorial" onClose={() => setShowing(false)}>
        <label htmlFor="share-address" className="block font-semibold">
          Address of this page
        </label>
        <input
          id="share-address"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="control mt-1.5"
        />
        <p className="mt-2 text-ink-soft">Copy it to send it on.</p>
      </Dialog>
    </>
  );
}

/** Whether the menu was there; closing it without choosing is an answer too. */
async function sharedByMenu(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
