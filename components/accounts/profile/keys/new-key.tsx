import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = { token: string; onClose: () => void };

/** Shows a new key with a copy button. The key cannot be shown again later. */
export function NewKey({ token, onClose }: Props) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const keyElement = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      // The clipboard is unavailable or access was denied: select the key, so that it can be copied by hand.
      if (keyElement.current) window.getSelection()?.selectAllChildren(keyElement.current);
    }
  };

  return (
    <Dialog
      open
      title={t('keys.part.made')}
      closeLabel={t('ui.close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('keys.part.done')}</Button>}
    >
      <div className="space-y-4">
        <p className="font-semibold">{t('keys.part.copyNow')}</p>
        <code
          ref={keyElement}
          dir="ltr"
          className="block rounded border border-line bg-sunken p-3 text-start break-all select-all"
        >
          {token}
        </code>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden size={20} />
            {t('keys.part.copy')}
          </Button>
          <p role="status" className="font-semibold text-success empty:m-0">
            {copied && t('keys.part.copied')}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
