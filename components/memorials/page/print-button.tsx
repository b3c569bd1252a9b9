'use client';

import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import type { Language } from '@/lib/platform/language/languages';
import type { TributeCardLabels, TributeCardMessages } from '../tributes/tribute-card-labels';

/** How long to wait for pictures before printing without them. */
const MAX_WAIT_MS = 4000;

type Props = {
  memorialId: string;
  language: Language;
  labels: { print: string; preparing: string; tribute: TributeCardLabels };
};

/** Prints the page as a keepsake (keepsake.css) with all tributes. */
export function PrintButton({ memorialId, language, labels }: Props) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [tributes, setTributes] = useState<ReactNode>(null);
  /** This list exists only if the memorial has more tributes than the page shows. */
  const list = hydrated ? document.getElementById('printed-tributes') : null;
  const print = async () => {
    setBusy(true);
    const loadedTributes =
      list && (await loadTributes(memorialId, { language, labels: labels.tribute }));
    await Promise.race([loadPictures(), new Promise((go) => setTimeout(go, MAX_WAIT_MS))]);
    flushSync(() => {
      setTributes(loadedTributes);
      setBusy(false);
    });
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
      {list && createPortal(tributes, list)}
    </>
  );
}

/** If loading fails, the page's own tributes are printed, with a line that says how many are missing. */
async function loadTributes(memorialId: string, messages: TributeCardMessages): Promise<ReactNode> {
  try {
    const { tributesForPrint } = await import('../tributes/tributes-for-print');
    return await tributesForPrint(memorialId, messages);
  } catch {
    return null;
  }
}

/** Loads all pictures, including those in tabs that were never opened. */
function loadPictures(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}
