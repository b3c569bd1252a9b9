import { Download } from 'lucide-react';
import { buttonLook } from '@/components/ui/button-look';
import { apiOwnData } from '@/lib/accounts/api-paths';
import { useSay } from '@/lib/platform/language/use-say';

/** Downloads everything stored about a member. A plain link lets the browser stream a file of any size to disk. */
export function OwnData() {
  const say = useSay();
  return (
    <div className="space-y-4">
      <p className="max-w-measure">{say('profile.data.what')}</p>
      <p className="max-w-measure text-ink-soft">{say('profile.data.kind')}</p>
      <a href={apiOwnData} download className={buttonLook('secondary')}>
        <Download aria-hidden size={20} />
        {say('profile.data.download')}
      </a>
    </div>
  );
}
