'use client';

import { type ReactNode, useEffect } from 'react';
import { useSingleTab } from '@/lib/browser/single-tab';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from './button';

type Props = {
  /** Identifies the form that may be open in only one tab, since the browser stores only one copy of its input. */
  name: string;
  /** True while nothing can be edited here, so that another tab may take over. */
  canYield?: boolean;
  /** Called when another tab takes over: data loaded here may be outdated afterwards. */
  onTakenOver?: () => void;
  /** Replaces the form until it is known whether another tab has it; for forms that fetch data. */
  loading?: ReactNode;
  /** A sentence about the input that this browser does not store: "… are not saved." */
  notSaved: string;
  /** Shown beside the button that continues here, for example a back link. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * Shows a form in one tab at a time, so that two tabs do not overwrite each other's stored input. That input is stored
 * while it is typed, so it carries over to the tab that continues.
 */
export function SingleTab({
  name,
  canYield = false,
  onTakenOver,
  loading,
  notSaved,
  aside,
  children,
}: Props) {
  const { isHere, take } = useSingleTab(name, !canYield);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time another tab takes over.
  useEffect(() => {
    if (isHere === false) onTakenOver?.();
  }, [isHere]);
  if (isHere === null) return loading ?? children;
  if (isHere) return children;
  return <OpenElsewhere notSaved={notSaved} aside={aside} onTake={take} />;
}

type ElsewhereProps = Pick<Props, 'notSaved' | 'aside'> & { onTake: () => void };

function OpenElsewhere({ notSaved, aside, onTake }: ElsewhereProps) {
  const t = useTranslate();
  return (
    <div role="status" className="max-w-2xl space-y-5 rounded-lg border border-line bg-surface p-5">
      <p className="text-lg font-semibold">{t('ui.otherTab.title')}</p>
      <div>
        <p>{t('ui.otherTab.text')}</p>
        <p>{notSaved}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTake}>{t('ui.otherTab.carryOn')}</Button>
        {aside}
      </div>
    </div>
  );
}
