'use client';

import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import type { Language } from '@/lib/platform/language/languages';
import type { PrintedPhotoLabels } from '../gallery/photos-for-print';
import type { TributeCardLabels, TributeCardMessages } from '../tributes/tribute-card-labels';

/** How long to wait for pictures before printing without them: at least, and how much longer for each of them. */
const WAIT_MS = { least: 4000, more: 100 };

type Props = {
  memorialId: string;
  language: Language;
  labels: {
    print: string;
    preparing: string;
    tribute: TributeCardLabels;
    photo: PrintedPhotoLabels;
  };
};

/** Prints the page as a keepsake (keepsake.css) with all photos and all tributes. */
export function PrintButton({ memorialId, language, labels }: Props) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [photos, setPhotos] = useState<ReactNode>(null);
  const [tributes, setTributes] = useState<ReactNode>(null);
  // These lists exist only if the memorial has more than the page shows.
  const photoList = hydrated ? document.getElementById('printed-photos') : null;
  const tributeList = hydrated ? document.getElementById('printed-tributes') : null;
  const print = async () => {
    setBusy(true);
    const [loadedPhotos, loadedTributes] = await Promise.all([
      photoList && loadPhotos(memorialId, labels.photo).catch(leaveOut),
      tributeList && loadTributes(memorialId, { language, labels: labels.tribute }).catch(leaveOut),
    ]);
    flushSync(() => {
      setPhotos(loadedPhotos);
      setTributes(loadedTributes);
    });
    await loadPictures();
    flushSync(() => setBusy(false));
    window.print();
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={print}
        disabled={!hydrated}
        busy={busy}
        busyLabel={labels.preparing}
        className="noscript:hidden"
      >
        <Printer aria-hidden size={20} />
        {labels.print}
      </Button>
      {photoList && createPortal(photos, photoList)}
      {tributeList && createPortal(tributes, tributeList)}
    </>
  );
}

async function loadPhotos(memorialId: string, labels: PrintedPhotoLabels): Promise<ReactNode> {
  const { photosForPrint } = await import('../gallery/photos-for-print');
  return photosForPrint(memorialId, labels);
}

async function loadTributes(memorialId: string, messages: TributeCardMessages): Promise<ReactNode> {
  const { tributesForPrint } = await import('../tributes/tributes-for-print');
  return tributesForPrint(memorialId, messages);
}

/** If loading fails, what the page has is printed, with a line that says how many are missing. */
const leaveOut = () => null;

/** Loads all pictures, including those in tabs that were never opened. */
function loadPictures(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const loaded = pictures.map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  const limit = WAIT_MS.least + WAIT_MS.more * pictures.length;
  return Promise.race([
    Promise.allSettled(loaded),
    new Promise((resolve) => setTimeout(resolve, limit)),
  ]);
}
