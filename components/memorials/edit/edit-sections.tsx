import type { ReactNode } from 'react';
import type { Visibility } from '@/lib/access/rules';
import { useSay } from '@/lib/platform/language/use-say';
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
import { KnownDay } from './known-day';
import { PresentLevel } from './present-level';

type Props = {
  picture: ReactNode;
  media: ReactNode;
  isCauseUnasked: boolean;
  memorialId: string;
  visibility: Visibility;
  /** Whether this person may read identity numbers and relatives' contacts. Nobody may change what they cannot read. */
  mayReadPrivate: boolean;
};

/** The sections of the creation form below each other, with the gallery. */
export function EditSections({
  picture,
  media,
  isCauseUnasked,
  memorialId,
  visibility,
  mayReadPrivate,
}: Props) {
  const say = useSay();
  return (
    <>
      <BasicSection Day={KnownDay} />
      {picture}
      {mayReadPrivate && <IdentitySection />}
      <PersonalSection />
      <CauseSection isShownUnasked={isCauseUnasked} />
      <EducationSection />
      <CareerSection />
      <MilitarySection />
      <ListsSection />
      <FamilySection hasPrivateFields={mayReadPrivate} />
      <FormSection title={say('edit.editor.service')}>
        <ServiceSection />
      </FormSection>
      <FormSection title={say('edit.editor.gallery')}>{media}</FormSection>
      <FormSection title={say('edit.editor.options')}>
        <OptionsSection
          isPublic={visibility === 'public'}
          level={<PresentLevel memorialId={memorialId} visibility={visibility} />}
        />
      </FormSection>
    </>
  );
}
