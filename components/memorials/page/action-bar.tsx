import { PenLine } from 'lucide-react';
import { Bloom } from '@/components/layout/bloom';
import { buttonClasses } from '@/components/ui/button-classes';
import { FragmentButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { FullLoadLink } from '@/components/ui/page-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { FLOWERS_ID } from '@/lib/tributes/rules';
import { ShareButton } from './share-button';
import { shareLabels } from './share-labels';

type Props = {
  memorialId: string;
  name: string;
  /** The years as pages show them (lib/memorials/life-date-rules.ts). */
  years: string;
  pageUrl: string;
  acceptsCondolences: boolean;
  acceptsFlowers: boolean;
};

/**
 * A bar within reach of the thumb, with buttons for condolences, flowers and sharing. On phones it replaces the same
 * buttons below the name, unless the window is too short for it (`acts-in-bar` in app/globals.css). Three labels fit on
 * a narrow phone only without icons.
 */
export function ActionBar(props: Props) {
  return (
    <div
      className={classNames(
        'act-bar hidden auto-cols-[minmax(0,20rem)] grid-flow-col justify-center gap-2 border-t border-line bg-surface px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] acts-in-bar:grid',
        !props.acceptsCondolences && !props.acceptsFlowers && 'noscript:hidden!', // sharing needs JavaScript
      )}
    >
      <MemorialActions
        {...props}
        buttonClassName="px-2! text-sm leading-[calc(1.25+var(--tall))] max-[36rem]:[&_svg]:hidden"
      />
    </div>
  );
}

type MemorialActionsProps = Props & {
  buttonClassName?: string;
};

/** The buttons that write to the family and send flowers, if the family wants either, and share the page. */
export function MemorialActions({
  memorialId,
  name,
  years,
  pageUrl,
  acceptsCondolences,
  acceptsFlowers,
  buttonClassName,
}: MemorialActionsProps) {
  const t = useTranslate();
  return (
    <>
      {acceptsCondolences && (
        <FullLoadLink
          href={paths.condolenceForm(memorialId)}
          rel="nofollow"
          data-act="leave"
          className={buttonClasses('secondary', buttonClassName)}
        >
          <PenLine aria-hidden size={20} />
          {t('memorial.hero.write')}
        </FullLoadLink>
      )}
      {acceptsFlowers && (
        <FragmentButtonLink
          href={paths.memorialPart(memorialId, FLOWERS_ID)}
          variant="secondary"
          className={buttonClassName}
        >
          <Bloom className="size-6" />
          {t('memorial.hero.sendFlowers')}
        </FragmentButtonLink>
      )}
      <ShareButton url={pageUrl} labels={shareLabels(name, years, t)} className={buttonClassName} />
    </>
  );
}
