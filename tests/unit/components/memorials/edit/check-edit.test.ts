import { describe, expect, it } from 'vitest';
import { checkEdit } from '@/components/memorials/edit/check-edit';
import type { EditedForm } from '@/components/memorials/edit/edited-memorial';
import { hideValue, PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { requiredForm } from '../../../../support/memorial-form';

const form: EditedForm = parseMemorialForm({
  ...requiredForm,
  causeVisibility: 'shown',
  familyMembers: [{ relationship: 'Child', fullName: 'Wanjira', email: 'w@example.org' }],
});
const check = (values: EditedForm) =>
  checkEdit(translatorFor('en'))(
    values,
    { mayLackNumber: false, mayLeaveCauseOpen: false },
    { fields: {}, shouldUseNativeValidation: false },
  );

describe('the check of an edited memorial', () => {
  it('accepts values that are hidden from a keeper, and returns them unchanged', async () => {
    const hidden = Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, hideValue('w')]));
    const values = {
      ...form,
      identityNumber: hideValue('CANARY-4711'),
      familyMembers: form.familyMembers.map((relative) => ({ ...relative, ...hidden, _id: 'a' })),
    };
    expect(await check(values)).toEqual({ values, errors: {} });
  });

  it('still refuses an invalid date', async () => {
    const familyMembers = form.familyMembers.map((one) => ({ ...one, birthDate: 'soon' }));
    const { errors } = await check({ ...form, familyMembers });
    expect(errors).toHaveProperty('familyMembers.0.birthDate');
  });
});
