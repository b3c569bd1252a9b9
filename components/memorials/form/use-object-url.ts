import { useEffect, useState } from 'react';

/** Returns an object URL for a local file, or null without a file. */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);
  // The URL must be revoked when it is no longer shown, which needs an effect's cleanup.
  useEffect(() => {
    if (!file) return setShown(null);
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown && shown.file === file ? shown.url : null;
}
