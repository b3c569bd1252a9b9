import { useTranslate } from '@/lib/platform/language/use-translate';
import { type FieldText, fieldParts } from './field';

/** The texts of a field. `optional` adds the translated note; the page must provide the `ui` translations. */
export type OptionalFieldText = Omit<FieldText, 'optional'> & { optional?: boolean };

type InputProps = OptionalFieldText & { id?: string | undefined; name?: string | undefined };

/** `fieldParts` with the translated note for optional fields. */
export function useFieldParts<Props extends InputProps>({ optional, ...props }: Props) {
  const t = useTranslate();
  return fieldParts({ ...props, optional: optional ? t('ui.optional') : undefined });
}
