import { useEffect, useState } from 'react';

/** Returns an object URL that shows a file of this browser; null without a file. */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  // The URL must be revoked when it is no longer shown, which only an effect's cleanup can do.
  useEffect(() => {
    if (!file) return setShown(null);
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
}
