import { useTranslate } from '@/lib/platform/language/use-translate';

/** Three things to try when no code was found, by the camera or in a picture. Must be inside a live region. */
export function ScanTips({ after }: { after: 'camera' | 'picture' }) {
  const t = useTranslate();
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <p className="font-semibold">{t(`scan.tips.title.${after}`)}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        <li>{t('scan.tips.further')}</li>
        <li>{t(`scan.tips.shade.${after}`)}</li>
        <li>{t('scan.tips.wipe')}</li>
      </ul>
    </div>
  );
}
