import { QR_SIZE_PX } from '@/lib/memorials/rules';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';

/** The code that leads to a memorial, on white in both colour schemes. */
export function QrImage({ memorialId, name }: { memorialId: string; name: string }) {
  const say = useSay();
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of 3 KB that needs no other sizes.
    <img
      src={paths.qrCode(memorialId)}
      width={QR_SIZE_PX}
      height={QR_SIZE_PX}
      alt={say('ui.codeFor', { name })}
      className="rounded-md bg-[#fff]"
    />
  );
}
