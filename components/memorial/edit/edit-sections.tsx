import type { ReactNode } from 'react';
import { BasicSection } from '../form/basic-section';
import { CareerSection } from '../form/career-section';
import { CauseSection } from '../form/cause-section';
import { EducationSection } from '../form/education-section';
import { FamilySection } from '../form/family-section';
import { FormSection } from '../form/form-section';
import { IdentitySection } from '../form/identity-section';
import { ListsSection } from '../form/lists-section';
import { MilitarySection } from '../form/military-section';
import { OptionsSection } from '../form/options-section';
import { PersonalSection } from '../form/personal-section';
import { ServiceSection } from '../form/service-section';

/** The same sections as in the creation form, one under the other, and the gallery. */
export const EditSections = ({ picture, media }: { picture: ReactNode; media: ReactNode }) => (
  <>
    <BasicSection />
    {picture}
    <IdentitySection />
    <PersonalSection />
    <CauseSection />
    <EducationSection />
    <CareerSection />
    <MilitarySection />
    <ListsSection />
    <FamilySection />
    <FormSection title="Service">
      <ServiceSection />
    </FormSection>
    <FormSection title="Gallery">{media}</FormSection>
    <FormSection title="Options">
      <OptionsSection />
    </FormSection>
  </>
);
