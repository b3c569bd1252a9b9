import { describe, expect, it } from 'vitest';
import { checkForm } from '@/components/memorials/create/check-form';
import { EMPTY_FORM } from '@/components/memorials/create/form-values';
import { requiredFields } from '@/components/memorials/create/steps';
import { checkEdit } from '@/components/memorials/edit/check-edit';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { requiredForm } from '../../../../support/memorial-form';

/** A memorial for which nobody has answered whether visitors may see the cause of death. */
const OPEN = parseMemorialForm(requiredForm);
const t = translatorFor('en');
const MESSAGE = 'Please choose whether visitors may see the cause of death';
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const CREATOR = { mayLackNumber: false, mayLeaveCauseOpen: false };

const messagesOf = ({ errors }: { errors: object }) =>
  Object.entries(errors).map(([name, { message }]) => [name, message]);

describe('the question whether visitors may see the cause of death', () => {
  it('has no answer in an empty form and is required by its step', () => {
    expect(EMPTY_FORM.causeVisibility).toBe('');
    expect(requiredFields('origin')).toContain('causeVisibility');
  });

  it('must be answered in the creation form', async () => {
    const form = { ...OPEN, profileImage: null };
    const context = { hasPicture: true };
    expect(messagesOf(await checkForm(t)(form, context, OPTIONS))).toEqual([
      ['causeVisibility', MESSAGE],
    ]);
    for (const causeVisibility of ['shown', 'hidden'] as const)
      expect(
        messagesOf(await checkForm(t)({ ...form, causeVisibility }, context, OPTIONS)),
      ).toEqual([]);
  });

  it('must be answered by a creator who edits, but not by an admin', async () => {
    expect(messagesOf(await checkEdit(t)(OPEN, CREATOR, OPTIONS))).toEqual([
      ['causeVisibility', MESSAGE],
    ]);
    const answeredForm = { ...OPEN, causeVisibility: 'hidden' as const };
    expect(messagesOf(await checkEdit(t)(answeredForm, CREATOR, OPTIONS))).toEqual([]);
    const admin = { ...CREATOR, mayLeaveCauseOpen: true };
    expect(await checkEdit(t)(OPEN, admin, OPTIONS)).toEqual({ values: OPEN, errors: {} });
  });
});
