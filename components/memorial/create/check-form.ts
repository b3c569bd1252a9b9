import type { Resolver } from 'react-hook-form';
import { type FormValues, PICTURE_REQUIRED } from './form-values';

/**
 * Checks the form with the schema that the server uses, loaded at the first submit so that it stays
 * out of the first load (architecture.md, "Form"). All faults at once, the picture among them.
 */
export const checkForm: Resolver<FormValues> = async ({ profileImage, ...form }) => {
  const { memorialFormSchema } = await import('@/lib/memorials/schema');
  const result = memorialFormSchema.safeParse(form);
  const errors: Record<string, { type: string; message: string }> = {};
  for (const issue of result.error?.issues ?? [])
    errors[issue.path.join('.')] ??= { type: 'form', message: issue.message };
  if (!profileImage?.length) errors.profileImage = { type: 'form', message: PICTURE_REQUIRED };
  return Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...form, profileImage }, errors: {} };
};
