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
 * Renders all steps and shows one, so that changing steps loses no input. The server renders only the current step, to
 * make the page usable sooner on slow phones; the others follow. The first step is always rendered: the stored portrait
 * may be restored while another step is shown and would otherwise be lost.
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

/** As tall as the window, so that the buttons below do not jump. */
const Coming = () => (
  <div className="min-h-screen">
    <TextSkeleton lines={8} />
  </div>
);

/** Focuses the new step's heading, and scrolls so that the row of steps stays visible. */
function focusOnAppearing(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
  if (heading) document.getElementById(STEPS_ID)?.scrollIntoView();
}
