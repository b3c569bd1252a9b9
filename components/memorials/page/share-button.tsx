'use client';

import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { showToast } from '@/components/ui/toast-store';
import { useHydrated } from '@/lib/browser/hydrated';
import type { ShareLabels } from './share-labels';
import { whatsAppAddress } from './share-rules';

type Props = { url: string; labels: ShareLabels; className?: string };

/**
 * Opens the system's share sheet with a sentence and the page's address. Where there is no sheet, a dialog offers
 * WhatsApp, copying the address, and the address itself.
 */
export function ShareButton({ url, labels, className }: Props) {
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  const share = async () => {
    // No `title`: some chats write it before the text.
    if (!(await openShareSheet({ text: labels.text, url }))) setIsDialogOpen(true);
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
      {isDialogOpen && (
        <ShareDialog url={url} labels={labels} onClose={() => setIsDialogOpen(false)} />
      )}
    </>
  );
}

function ShareDialog({ url, labels, onClose }: Props & { onClose: () => void }) {
  const addressField = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      addressField.current?.focus(); // the clipboard is missing or not permitted
      return;
    }
    onClose(); // an open dialog covers the toast, and screen readers would not announce it
    showToast(labels.copied);
  };

  return (
    <Dialog open title={labels.title} closeLabel={labels.close} onClose={onClose}>
      <div className="space-y-3">
        <a
          href={whatsAppAddress(labels.text, url)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses('primary', 'w-full')}
        >
          <MessageCircle aria-hidden size={20} />
          {labels.whatsApp}
        </a>
        <Button variant="secondary" onClick={copy} className="w-full">
          <Copy aria-hidden size={20} />
          {labels.copy}
        </Button>
      </div>
      <label htmlFor="share-address" className="mt-6 block font-semibold">
        {labels.address}
      </label>
      <input
        ref={addressField}
        id="share-address"
        readOnly
        dir="ltr"
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="control mt-1.5"
      />
      <p className="mt-2 text-ink-soft">{labels.hint}</p>
    </Dialog>
  );
}

/** Returns true if the share sheet opened, even if it was closed without a choice. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
