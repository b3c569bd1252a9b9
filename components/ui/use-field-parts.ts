import { useSay } from '@/lib/platform/language/use-say';
import { type FieldText, fieldParts } from './field';

/** The texts of a field in a form whose page hands out the words of `ui`. */
export type OptionalFieldText = Omit<FieldText, 'optional'> & { optional?: boolean };

type Given = OptionalFieldText & { id?: string | undefined; name?: string | undefined };

/** `fieldParts`, with the words beside the label of what is optional. */
export function useFieldParts<Props extends Given>({ optional, ...props }: Props) {
  const say = useSay();
  return fieldParts({ ...props, optional: optional ? say('ui.optional') : undefined });
}
