import type { ReactNode } from 'react';
import type { Visibility } from '@/lib/access/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
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
import { CurrentVisibility } from './current-visibility';
import { PartialDateField } from './partial-date-field';

type Props = {
  picture: ReactNode;
  media: ReactNode;
  isCauseUndecided: boolean;
  memorialId: string;
  visibility: Visibility;
  /** True if this person may read, and therefore change, identity numbers and relatives' contacts. */
  mayReadPrivate: boolean;
};

/** All sections of the creation form on one page, with the gallery. */
export function EditSections({
  picture,
  media,
  isCauseUndecided,
  memorialId,
  visibility,
  mayReadPrivate,
}: Props) {
  const t = useTranslate();
  return (
    <>
      <BasicSection Day={PartialDateField} />
      {picture}
      {mayReadPrivate && <IdentitySection />}
      <PersonalSection />
      <CauseSection isShownByDefault={isCauseUndecided} />
      <EducationSection />
      <CareerSection />
      <MilitarySection />
      <ListsSection />
      <FamilySection hasPrivateFields={mayReadPrivate} />
      <FormSection title={t('edit.editor.service')}>
        <ServiceSection />
      </FormSection>
      <FormSection title={t('edit.editor.gallery')}>{media}</FormSection>
      <FormSection title={t('edit.editor.options')}>
        <OptionsSection
          isPublic={visibility === 'public'}
          visibilityField={<CurrentVisibility memorialId={memorialId} visibility={visibility} />}
        />
      </FormSection>
    </>
  );
}
