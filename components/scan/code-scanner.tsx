'use client';

import { useCallback, useEffect, useState } from 'react';
import { CameraScan } from './camera-scan';
import { endSearches } from './find-in-worker';
import { once } from './once';
import { PictureScan } from './picture-scan';
import { ScanResult } from './scan-result';
import { type ScanTarget, scanTarget } from './scan-target-rules';
import { scannedAddress } from './scanned-address';

type Scanned = { text: string; target: ScanTarget };

/** Scans a code by camera or from a file and opens it if it belongs to a memorial (product.md 2, "Scan code"). */
export function CodeScanner() {
  const { scanned, onCode, begin } = useFirstCode();
  const [isRepeat, setIsRepeat] = useState(false);
  useEffect(() => onReturn(begin), [begin]);
  useEffect(() => () => endSearches(), []);

  const scanAgain = () => {
    setIsRepeat(true);
    begin();
  };

  if (scanned) return <ScanResult {...scanned} onAgain={scanAgain} />;
  return (
    <div className="space-y-10">
      <CameraScan onCode={onCode} takesFocus={isRepeat} />
      <PictureScan onCode={onCode} />
    </div>
  );
}

/** Ignores all but the first code after each `begin`. Opens a memorial's code at once. */
function useFirstCode() {
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const handleCode = useCallback((text: string) => {
    const target = scanTarget(text, window.location.origin);
    setScanned({ text, target });
    if (target.kind === 'memorial') window.location.assign(scannedAddress(target.path));
  }, []);
  const [onCode, setOnCode] = useState(() => once(handleCode));
  const begin = useCallback(() => {
    setScanned(null);
    setOnCode(() => once(handleCode));
  }, [handleCode]);
  return { scanned, onCode, begin };
}

/** Going back from a memorial may restore the page from the back/forward cache; scanning then starts again. */
function onReturn(begin: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && begin();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
