import { useEffect, useState } from 'react';

/** The address of a file of this browser, to show it; null without one. */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  // An address has to be given back when it is no longer shown, which only an effect's end can do.
  useEffect(() => {
    if (!file) return setShown(null);
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
}
