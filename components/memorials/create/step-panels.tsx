import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import { TextSkeleton } from '@/components/ui/skeleton';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { BasicSection } from '../form/basic-section';
import type { LazyStepProps } from './lazy-step';
import type { PriceSectionProps } from './price-section';
import { STEPS_ID } from './step-nav';
import { STEPS, type StepId } from './steps';

const LazyStep = lazyWithRetry<LazyStepProps>(() =>
  import('./lazy-step').then((module) => module.LazyStep),
);

type Props = { current: StepId; hasMoved: boolean; picture: ReactNode; price: PriceSectionProps };

/**
 * Renders all steps but shows only one, so that changing steps loses no input. The server renders only the current and
 * the first step, so that slow phones can use the page sooner; the browser adds the others. The first step is always
 * rendered, since the stored portrait may be restored while another step is shown and would otherwise be lost.
 */
export function StepPanels({ current, hasMoved, picture, price }: Props) {
  const t = useTranslate();
  const rendersAll = useDeferredValue(true, false);
  const isRendered = (id: StepId) => rendersAll || id === current || id === 'person';
  return STEPS.filter(({ id }) => isRendered(id)).map(({ id }) => (
    <section key={id} hidden={id !== current} aria-labelledby={`${id}-title`} className="space-y-8">
      <h2
        id={`${id}-title`}
        tabIndex={-1}
        ref={hasMoved && id === current ? focusHeading : null}
        className="text-2xl"
      >
        {t(`create.stepTitles.${id}`)}
      </h2>
      {id === 'person' ? (
        <>
          <BasicSection />
          {picture}
        </>
      ) : (
        <Suspense fallback={<StepSkeleton />}>
          <LazyStep id={id} price={price} />
        </Suspense>
      )}
    </section>
  ));
}

/** As tall as the window, so that the buttons below do not jump. */
const StepSkeleton = () => (
  <div className="min-h-screen">
    <TextSkeleton lines={8} />
  </div>
);

/** Focuses the new step's heading, and scrolls so that the row of steps stays visible. */
function focusHeading(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
  if (heading) document.getElementById(STEPS_ID)?.scrollIntoView();
}
