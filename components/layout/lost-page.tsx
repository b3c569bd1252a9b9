import { LonePage } from '@/components/layout/lone-page';
import { ButtonLink } from '@/components/ui/button-link';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';

/** For addresses where there is nothing. */
export function LostPage() {
  const say = useSay();
  return (
    <LonePage
      title={say('site.lost.title')}
      actions={
        <>
          <ButtonLink href={paths.home}>{say('site.goHome')}</ButtonLink>
          <ButtonLink href={paths.findMemorials} variant="secondary">
            {say('site.nav.findMemorials')}
          </ButtonLink>
        </>
      }
    >
      <p>{say('site.lost.text')}</p>
    </LonePage>
  );
}
