'use client';

import { type ReactNode, useEffect } from 'react';
import { useOnlyTab } from '@/lib/browser/only-tab';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from './button';

type Props = {
  /** What may be open once in this browser: a form of which one copy is stored. */
  name: string;
  /** Another tab may have it now: nothing can be typed in this one. */
  free?: boolean;
  /** Called when another tab has it: what this one had loaded may be old when it has it again. */
  onWait?: () => void;
  /** Shown instead of the form until it is known whether another tab has it: for a form that fetches. */
  loading?: ReactNode;
  /** What the form has and this browser does not save, as a sentence: "… are not saved." */
  notSaved: string;
  /** Beside the button that carries on here, for example the way back. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * Shows a form in one tab at a time, so that two tabs do not write over what the other stored. What was typed
 * in the other tab comes along, since it was stored as it was typed.
 */
export function OneTab({ name, free = false, onWait, loading, notSaved, aside, children }: Props) {
  const { isHere, take } = useOnlyTab(name, !free);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that it goes to another tab.
  useEffect(() => {
    if (isHere === false) onWait?.();
  }, [isHere]);
  if (isHere === null) return loading ?? children;
  if (isHere) return children;
  return <OpenElsewhere notSaved={notSaved} aside={aside} onTake={take} />;
}

type ElsewhereProps = Pick<Props, 'notSaved' | 'aside'> & { onTake: () => void };

function OpenElsewhere({ notSaved, aside, onTake }: ElsewhereProps) {
  const say = useSay();
  return (
    <div role="status" className="max-w-2xl space-y-5 rounded-lg border border-line bg-surface p-5">
      <p className="text-lg font-semibold">{say('ui.otherTab.title')}</p>
      <div>
        <p>{say('ui.otherTab.text')}</p>
        <p>{notSaved}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTake}>{say('ui.otherTab.carryOn')}</Button>
        {aside}
      </div>
    </div>
  );
}
