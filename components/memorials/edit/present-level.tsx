import { PageAnchor } from '@/components/ui/page-link';
import type { Visibility } from '@/lib/access/rules';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

/**
 * Shows who can see the memorial, with a link to the page that changes it. A plain link, so that the browser asks
 * before unsaved changes are left.
 */
export function PresentLevel({
  memorialId,
  visibility,
}: {
  memorialId: string;
  visibility: Visibility;
}) {
  const say = useSay();
  return (
    <div>
      <p className="font-semibold">{say('form.options.level')}</p>
      <p>{say(`access.levels.${visibility}`)}</p>
      <PageAnchor
        href={paths.memorialAccess(memorialId)}
        className="text-link inline-flex min-h-target items-center"
      >
        {say('form.options.changeLevel')}
      </PageAnchor>
    </div>
  );
}
