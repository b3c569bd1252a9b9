import type { ComponentType } from 'react';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { CareerSection } from '../form/career-section';
import { CauseSection } from '../form/cause-section';
import { EducationSection } from '../form/education-section';
import { FamilySection } from '../form/family-section';
import { IdentitySection } from '../form/identity-section';
import { ListsSection } from '../form/lists-section';
import { MilitarySection } from '../form/military-section';
import { PersonalSection } from '../form/personal-section';
import { ServiceSection } from '../form/service-section';
import { NewOptions } from './new-options';
import { PriceOfMemorial, type PriceQuestion } from './price-of-memorial';
import { LAST_STEP, type StepId } from './steps';

export type LaterStepId = Exclude<StepId, 'person'>;

const SECTIONS: Record<LaterStepId, readonly ComponentType[]> = {
  origin: [IdentitySection, PersonalSection, CauseSection],
  life: [EducationSection, CareerSection, MilitarySection, ListsSection],
  family: [FamilySection],
  service: [ServiceSection],
  options: [NewOptions],
};

export type LaterStepProps = { id: LaterStepId; price: PriceQuestion };

/** The sections of a step, loaded after the rest of the page. The last step ends with the price. */
export const LaterStep = ({ id, price }: LaterStepProps) => (
  <HydratedFields className="space-y-8">
    {SECTIONS[id].map((Section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections never move.
      <Section key={index} />
    ))}
    {id === LAST_STEP && <PriceOfMemorial {...price} />}
  </HydratedFields>
);
