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
import { NewMemorialOptions } from './new-memorial-options';
import { PriceSection, type PriceSectionProps } from './price-section';
import { LAST_STEP, type StepId } from './steps';

export type LazyStepId = Exclude<StepId, 'person'>;

const SECTIONS: Record<LazyStepId, readonly ComponentType[]> = {
  origin: [IdentitySection, PersonalSection, CauseSection],
  life: [EducationSection, CareerSection, MilitarySection, ListsSection],
  family: [FamilySection],
  service: [ServiceSection],
  options: [NewMemorialOptions],
};

export type LazyStepProps = { id: LazyStepId; price: PriceSectionProps };

/** The sections of a step, loaded after the rest of the page. The last step ends with the price. */
export const LazyStep = ({ id, price }: LazyStepProps) => (
  <HydratedFields className="space-y-8">
    {SECTIONS[id].map((Section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections are never reordered.
      <Section key={index} />
    ))}
    {id === LAST_STEP && <PriceSection {...price} />}
  </HydratedFields>
);
