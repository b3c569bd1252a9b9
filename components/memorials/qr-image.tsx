import { classNames } from '@/components/ui/class-names';
import { QR_SIZE_PX } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type Props = { memorialId: string; name: string; className?: string };

/**
 * A memorial's QR code, on white in both colour schemes. Its low priority keeps React from preloading it with the
 * portrait at the top. It is not lazy: a browser that prints the page or captures all of it without scrolling would
 * leave it blank.
 */
export function QrImage({ memorialId, name, className }: Props) {
  const t = useTranslate();
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of 3 KB that needs no other sizes.
    <img
      src={paths.qrCode(memorialId)}
      width={QR_SIZE_PX}
      height={QR_SIZE_PX}
      alt={t('ui.codeFor', { name })}
      fetchPriority="low"
      className={classNames('rounded-md bg-plaque', className)}
    />
  );
}
