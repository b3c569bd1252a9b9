import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { useOnPageRestored } from './page-restored';

type Props<In extends FieldValues, Out extends FieldValues> = Pick<
  UseFormProps<In, unknown, Out>,
  'defaultValues' | 'values' | 'resolver'
>;

/**
 * react-hook-form with the settings of all our forms: fields are validated on submit, not before,
 * and the error summary gets the focus instead of the first invalid field.
 */
export const useSubmitForm = <In extends FieldValues, Out extends FieldValues = In>(
  props: Props<In, Out>,
): UseFormReturn<In, unknown, Out> =>
  useForm<In, unknown, Out>({ reValidateMode: 'onSubmit', shouldFocusError: false, ...props });

/**
 * For a form whose submit leaves the page, and whose button stays busy until the page is gone. If the user goes back,
 * the browser may restore the page with the busy button; this makes the form usable again.
 */
export const useResetOnReturn = <In extends FieldValues, Out>({
  reset,
}: Pick<UseFormReturn<In, unknown, Out>, 'reset'>): void =>
  useOnPageRestored(() => reset(undefined, { keepValues: true }));
