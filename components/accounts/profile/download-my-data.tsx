import { Download } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button-classes';
import { apiOwnData } from '@/lib/accounts/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Downloads everything stored about a member. A plain link lets the browser stream a file of any size to disk. */
export function DownloadMyData() {
  const t = useTranslate();
  return (
    <div className="space-y-4">
      <p className="max-w-measure">{t('profile.data.what')}</p>
      <p className="max-w-measure text-ink-soft">{t('profile.data.kind')}</p>
      <a href={apiOwnData} download className={buttonClasses('secondary')}>
        <Download aria-hidden size={20} />
        {t('profile.data.download')}
      </a>
    </div>
  );
}
