'use client';

import { Printer } from 'lucide-react';
import { useHydrated } from '@/lib/client/hydrated';
import { Button } from '../../ui/button';

/** Nobody waits longer than this for pictures; the page prints without those that are not there. */
const PATIENCE_MS = 4000;

/** Prints the page as a keepsake (app/globals.css, "@media print"). */
export function PrintButton() {
  const hydrated = useHydrated();
  const print = async () => {
    await Promise.race([everyPicture(), new Promise((go) => setTimeout(go, PATIENCE_MS))]);
    window.print();
  };
  return (
    <Button variant="secondary" onClick={print} disabled={!hydrated} className="noscript:hidden">
      <Printer aria-hidden size={20} />
      Print
    </Button>
  );
}

/** The pictures of tabs that nobody opened are still to be loaded. */
function everyPicture(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  return Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}
