import { PageAnchor } from '@/components/ui/page-link';
import type { Visibility } from '@/lib/access/rules';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

/** Who sees the memorial that is edited, and where that is changed: the browser asks before it leaves what is not saved. */
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
