import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FamilySection } from '@/components/memorials/form/family-section';
import { NEW_RELATIVE } from '@/components/memorials/form/memorial-fields';
import { hideValue } from '@/lib/memorials/mask-rules';
import { withEnglishMessages } from '../../../../support/with-english-messages';

function Form({ mayReadPrivate }: { mayReadPrivate: boolean }) {
  const familyMembers = [
    { ...NEW_RELATIVE, fullName: 'Somebody', phone: hideValue('1') },
    { ...NEW_RELATIVE, fullName: 'Else' },
  ];
  return (
    <FormProvider {...useForm({ defaultValues: { familyMembers } })}>
      <FamilySection hasPrivateFields={mayReadPrivate} />
    </FormProvider>
  );
}

const buttons = (mayReadPrivate: boolean) =>
  renderToStaticMarkup(withEnglishMessages(<Form mayReadPrivate={mayReadPrivate} />)).match(
    /Remove [^<]*/g,
  );

describe('the relatives in the form', () => {
  it('can be removed by a person who may read all their fields', () => {
    expect(buttons(true)).toHaveLength(2);
  });

  it('cannot be removed if some of their fields are hidden', () => {
    expect(buttons(false)).toEqual(['Remove family member 2']);
  });
});
