'use client';

import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  url: string;
  /** The id of the element with the address. It is selected if copying fails. */
  elementId: string;
};

export function CopyAddress({ url, elementId }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('memorial.share.copied'));
    } catch {
      const element = document.getElementById(elementId);
      if (element) window.getSelection()?.selectAllChildren(element); // no clipboard, or access to it was denied
    }
  };

  return (
    <Button variant="secondary" onClick={copy} disabled={!hydrated} className="noscript:hidden">
      <Copy aria-hidden size={20} />
      {t('create.created.copy')}
    </Button>
  );
}
