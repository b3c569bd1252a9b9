import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { loadedLater } from '@/components/ui/loaded-later';
import { TextSkeleton } from '@/components/ui/skeleton';
import { useSay } from '@/lib/platform/language/use-say';
import { BasicSection } from '../form/basic-section';
import type { LaterStepProps } from './later-step';
import type { PriceQuestion } from './price-of-memorial';
import { STEPS_ID } from './step-nav';
import { STEPS, type StepId } from './steps';

const LaterStep = loadedLater<LaterStepProps>(() =>
  import('./later-step').then((module) => module.LaterStep),
);

type Props = { current: StepId; hasMoved: boolean; picture: ReactNode; price: PriceQuestion };

/**
 * All steps are in the page and one is shown, so that nothing typed is lost on the way to another. The
 * server renders only that one, so that a slow phone is usable sooner; the others follow, and their script, too. The
 * first is always rendered: the stored picture may arrive while another step is shown, and would be lost.
 */
export function StepPanels({ current, hasMoved, picture, price }: Props) {
  const say = useSay();
  const haveAll = useDeferredValue(true, false);
  const isThere = (id: StepId) => haveAll || id === current || id === 'person';
  return STEPS.filter(({ id }) => isThere(id)).map(({ id }) => (
    <section key={id} hidden={id !== current} aria-labelledby={`${id}-title`} className="space-y-8">
      <h2
        id={`${id}-title`}
        tabIndex={-1}
        ref={hasMoved && id === current ? focusOnAppearing : null}
        className="text-2xl"
      >
        {say(`create.stepTitles.${id}`)}
      </h2>
      {id === 'person' ? (
        <>
          <BasicSection />
          {picture}
        </>
      ) : (
        <Suspense fallback={<Coming />}>
          <LaterStep id={id} price={price} />
        </Suspense>
      )}
    </section>
  ));
}

/** As high as the window, so that the buttons below a step do not appear and go. */
const Coming = () => (
  <div className="min-h-screen">
    <TextSkeleton lines={8} />
  </div>
);

/** Focuses the heading of the new step, and keeps the row of steps above it in view. */
function focusOnAppearing(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
  if (heading) document.getElementById(STEPS_ID)?.scrollIntoView();
}
