import { LonePage } from '@/components/layout/lone-page';
import { LostPage } from '@/components/layout/lost-page';
import { ButtonLink } from '@/components/ui/button-link';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

/** Replaces a memorial that the viewer cannot see. `deleted` if it once existed. */
export function MissingMemorial({ deleted }: { deleted: boolean }) {
  const say = useSay();
  if (!deleted) return <LostPage />;
  return (
    <LonePage
      title={say('memorial.gone.title')}
      actions={<ButtonLink href={paths.findMemorials}>{say('site.nav.findMemorials')}</ButtonLink>}
    >
      <p>{say('memorial.gone.text')}</p>
    </LonePage>
  );
}
