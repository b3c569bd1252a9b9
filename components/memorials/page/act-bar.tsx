import { Bloom } from '@/components/layout/bloom';
import { PartLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { FLOWERS_ID } from '@/lib/tributes/rules';
import { ShareButton } from './share-button';
import { shareLabels } from './share-labels';

type Props = {
  memorialId: string;
  name: string;
  pageUrl: string;
  takesFlowers: boolean;
};

/**
 * A bar with buttons for flowers and sharing within reach of the thumb. On phones it replaces the same buttons below
 * the name, unless the window is too low for it (`acts-in-bar` in app/globals.css).
 */
export function ActBar(props: Props) {
  return (
    <div
      className={classNames(
        'act-bar hidden auto-cols-[minmax(0,20rem)] grid-flow-col justify-center gap-2 border-t border-line bg-surface px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] acts-in-bar:grid',
        !props.takesFlowers && 'noscript:hidden!', // sharing needs JavaScript
      )}
    >
      <Acts {...props} look="px-2! text-sm max-[22rem]:[&_svg]:hidden" />
    </div>
  );
}

type ActsProps = Props & {
  look?: string;
};

/** The buttons that send flowers, if the family wants them, and share the page. */
export function Acts({ memorialId, name, pageUrl, takesFlowers, look }: ActsProps) {
  const say = useSay();
  return (
    <>
      {takesFlowers && (
        <PartLink
          href={paths.memorialPart(memorialId, FLOWERS_ID)}
          variant="secondary"
          className={look}
        >
          <Bloom className="size-6" />
          {say('memorial.hero.sendFlowers')}
        </PartLink>
      )}
      <ShareButton url={pageUrl} labels={shareLabels(name, say)} className={look} />
    </>
  );
}
