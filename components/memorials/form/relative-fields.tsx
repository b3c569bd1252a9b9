import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { MaskedNumberInput } from '@/components/ui/masked-input';
import { Select } from '@/components/ui/select';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { RELATIONSHIPS } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { identityTypeOptions } from './identity-types';
import type { MemorialFields } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

type Props = { index: number; hasPrivateFields: boolean };

/** The fields of one relative. Only the relationship, the name and whether they are living can become public. */
export function RelativeFields({ index, hasPrivateFields }: Props) {
  const t = useTranslate();
  const field = useMemorialField();
  const at = `familyMembers.${index}` as const;
  return (
    <>
      <Select
        label={t('form.relative.relationship')}
        options={RELATIONSHIPS.map((value) => ({
          value,
          label: t(`memorials.relationships.${value}`),
        }))}
        {...field(`${at}.relationship`)}
      />
      <TextInput
        label={t('form.relative.fullName')}
        autoComplete="off"
        maxLength={300}
        {...field(`${at}.fullName`)}
      />
      <Checkbox label={t('form.relative.isLiving')} {...field(`${at}.isLiving`)} />
      {hasPrivateFields && <PrivateFields index={index} />}
    </>
  );
}

/** Collapsed, since most families fill in only names. */
function PrivateFields({ index }: { index: number }) {
  const t = useTranslate();
  const field = useMemorialField();
  const at = `familyMembers.${index}` as const;
  const { control, formState, getFieldState } = useFormContext<MemorialFields>();
  const names = PRIVATE_FIELDS.map((name) => `${at}.${name}` as const);
  const filledCount = useWatch({ control, name: names }).filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
  const hasErrors = names.some((name) => getFieldState(name, formState).invalid);
  if (hasErrors && !isOpen) setOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-target list-none items-center gap-2 rounded-lg font-semibold text-primary hover:text-primary-strong [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={20}
          className="shrink-0 group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        {t('form.relative.private')}{' '}
        {filledCount > 0 && (
          <span className="font-normal text-ink-soft">
            {t('form.relative.filled', { count: filledCount })}
          </span>
        )}
      </summary>
      <div className="mt-3 space-y-5">
        <p className="text-sm text-ink-soft">{t('form.relative.privateHint')}</p>
        <TextInput
          label={t('form.relative.email')}
          type="email"
          optional
          autoComplete="off"
          maxLength={300}
          {...field(`${at}.email`)}
        />
        <TextInput
          label={t('form.relative.phone')}
          type="tel"
          optional
          autoComplete="off"
          maxLength={300}
          {...field(`${at}.phone`)}
        />
        <DateInput label={t('form.relative.birthDate')} optional {...field(`${at}.birthDate`)} />
        <Select
          label={t('form.relative.identityType')}
          options={identityTypeOptions(t)}
          {...field(`${at}.identityType`)}
        />
        <MaskedNumberInput
          label={t('form.relative.identityNumber')}
          optional
          maxLength={300}
          {...field(`${at}.identityNumber`)}
        />
      </div>
    </details>
  );
}
