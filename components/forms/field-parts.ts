import type { FieldText } from './field';

type Given = FieldText & { id?: string | undefined; name?: string | undefined };

/**
 * What of an input's properties is for the field around it, and what for the control. The id is the
 * name unless given, so that the error summary finds it.
 */
export function fieldParts<Props extends Given>(props: Props) {
  const { label, hint, error, optional, note, id, ...control } = props;
  return {
    field: { label, hint, error, optional, note, id: id ?? props.name ?? label },
    control,
  };
}
