import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { SecretInput } from '@/components/ui/concealed-input';
import { Select } from '@/components/ui/select';
import { DateInput, TextInput } from '@/components/ui/text-input';
import { PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { RELATIONSHIPS } from '@/lib/memorials/rules';
import { useSay } from '@/lib/platform/language/use-say';
import { identityTypeOptions } from './identity-types';
import type { MemorialFields } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

type Props = { index: number; hasPrivateFields: boolean };

/** The fields of one relative. Only the relationship, the name and whether they are living can become public. */
export function RelativeFields({ index, hasPrivateFields }: Props) {
  const say = useSay();
  const field = useMemorialField();
  const at = `familyMembers.${index}` as const;
  return (
    <>
      <Select
        label={say('form.relative.relationship')}
        options={RELATIONSHIPS.map((value) => ({
          value,
          label: say(`memorials.relationships.${value}`),
        }))}
        {...field(`${at}.relationship`)}
      />
      <TextInput
        label={say('form.relative.fullName')}
        autoComplete="off"
        maxLength={300}
        {...field(`${at}.fullName`)}
      />
      <Checkbox label={say('form.relative.isLiving')} {...field(`${at}.isLiving`)} />
      {hasPrivateFields && <PrivateFields index={index} />}
    </>
  );
}

/** Collapsed, since most families fill in only names. */
function PrivateFields({ index }: { index: number }) {
  const say = useSay();
  const field = useMemorialField();
  const at = `familyMembers.${index}` as const;
  const { control, formState, getFieldState } = useFormContext<MemorialFields>();
  const names = PRIVATE_FIELDS.map((name) => `${at}.${name}` as const);
  const filled = useWatch({ control, name: names }).filter(Boolean).length;
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
        {say('form.relative.private')}{' '}
        {filled > 0 && (
          <span className="font-normal text-ink-soft">
            {say('form.relative.filled', { count: filled })}
          </span>
        )}
      </summary>
      <div className="mt-3 space-y-5">
        <p className="text-sm text-ink-soft">{say('form.relative.privateHint')}</p>
        <TextInput
          label={say('form.relative.email')}
          type="email"
          optional
          autoComplete="off"
          maxLength={300}
          {...field(`${at}.email`)}
        />
        <TextInput
          label={say('form.relative.phone')}
          type="tel"
          optional
          autoComplete="off"
          maxLength={300}
          {...field(`${at}.phone`)}
        />
        <DateInput label={say('form.relative.birthDate')} optional {...field(`${at}.birthDate`)} />
        <Select
          label={say('form.relative.identityType')}
          options={identityTypeOptions(say)}
          {...field(`${at}.identityType`)}
        />
        <SecretInput
          label={say('form.relative.identityNumber')}
          optional
          maxLength={300}
          {...field(`${at}.identityNumber`)}
        />
      </div>
    </details>
  );
}
