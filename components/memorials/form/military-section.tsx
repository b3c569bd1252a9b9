import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { FormSection } from './form-section';
import { type MemorialFields, NEW_MILITARY_SERVICE } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

/**
 * Military service. Ticking the box adds an empty block; unticking it deletes the block (product.md 2, "Create
 * memorial").
 */
export function MilitarySection() {
  const t = useTranslate();
  const { control, setValue } = useFormContext<MemorialFields>();
  const hasServed = useWatch({ control, name: 'militaryService' }) !== undefined;
  const change = (ticked: boolean) =>
    setValue('militaryService', ticked ? { ...NEW_MILITARY_SERVICE } : undefined, {
      shouldDirty: true,
    });
  return (
    <FormSection title={t('form.military.title')}>
      <Checkbox
        id="militaryService"
        label={t('form.military.served')}
        checked={hasServed}
        onChange={({ target }) => change(target.checked)}
      />
      {hasServed && <MilitaryFields />}
    </FormSection>
  );
}

function MilitaryFields() {
  const t = useTranslate();
  const field = useMemorialField();
  return (
    <div className="space-y-6">
      <TextInput
        label={t('form.military.branch')}
        optional
        maxLength={300}
        {...field('militaryService.branch')}
      />
      <TextInput
        label={t('form.military.rank')}
        optional
        maxLength={300}
        {...field('militaryService.rank')}
      />
      <TextInput
        label={t('form.military.years')}
        hint={t('form.military.yearsHint')}
        optional
        maxLength={300}
        {...field('militaryService.serviceYears')}
      />
      <TextArea
        label={t('form.military.details')}
        optional={t('ui.optional')}
        rows={3}
        {...field('militaryService.details')}
      />
    </div>
  );
}
