import { LonePage } from '@/components/layout/lone-page';
import { LostPage } from '@/components/layout/lost-page';
import { ButtonLink } from '@/components/ui/button';
import { GONE } from '@/lib/memorials/gone-rules';
import { paths } from '@/lib/platform/paths';

/** In place of a memorial that this viewer cannot see; `deleted` if it was here once. */
export function MissingMemorial({ deleted }: { deleted: boolean }) {
  if (!deleted) return <LostPage />;
  return (
    <LonePage
      title={GONE.title}
      actions={<ButtonLink href={paths.findMemorials}>Find Memorials</ButtonLink>}
    >
      <p>{GONE.text}</p>
    </LonePage>
  );
}
