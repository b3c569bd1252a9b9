import { type ReactNode, useDeferredValue } from 'react';
import { useSay } from '@/lib/platform/language/use-say';
import { BasicSection } from '../form/basic-section';
import { CareerSection } from '../form/career-section';
import { CauseSection } from '../form/cause-section';
import { EducationSection } from '../form/education-section';
import { FamilySection } from '../form/family-section';
import { IdentitySection } from '../form/identity-section';
import { ListsSection } from '../form/lists-section';
import { MilitarySection } from '../form/military-section';
import { OptionsSection } from '../form/options-section';
import { PersonalSection } from '../form/personal-section';
import { ServiceSection } from '../form/service-section';
import { STEPS_ID } from './step-nav';
import { STEPS, type StepId } from './steps';

type Props = { current: StepId; hasMoved: boolean; picture: ReactNode };

/**
 * All steps are in the page and one is shown, so that nothing typed is lost on the way to another. The
 * server renders only that one, so that a slow phone is usable sooner; the others follow. The first is always
 * rendered: the stored picture may arrive while another step is shown, and would be lost.
 */
export function StepPanels({ current, hasMoved, picture }: Props) {
  const say = useSay();
  const haveAll = useDeferredValue(true, false);
  const parts: Record<StepId, ReactNode> = {
    person: (
      <>
        <BasicSection />
        {picture}
      </>
    ),
    origin: (
      <>
        <IdentitySection />
        <PersonalSection />
        <CauseSection />
      </>
    ),
    life: (
      <>
        <EducationSection />
        <CareerSection />
        <MilitarySection />
        <ListsSection />
      </>
    ),
    family: <FamilySection />,
    service: <ServiceSection />,
    options: <OptionsSection />,
  };
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
      {parts[id]}
    </section>
  ));
}

/** Focuses the heading of the new step, and keeps the row of steps above it in view. */
function focusOnAppearing(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
  if (heading) document.getElementById(STEPS_ID)?.scrollIntoView();
}
