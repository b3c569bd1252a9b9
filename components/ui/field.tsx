import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The props that all fields have, besides the attributes of the control. */
export type FieldText = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** The note beside the label which says that the field is optional. */
  optional?: string | undefined;
  /** A note below the control, about what is being typed. */
  note?: ReactNode;
};

/** Attributes for the control that link it to its label, hint and error. */
export type ControlLinks = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldText & { id: string; children: (links: ControlLinks) => ReactNode };

export function Field({ id, label, hint, error, optional, note, children }: FieldProps) {
  const links = controlLinks(id, hint, error, note);
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {optional}</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className="mt-1.5">{children(links)}</div>
      <FieldError id={id} error={error} />
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  );
}

export function controlLinks(
  id: string,
  hint?: ReactNode,
  error?: string,
  note?: ReactNode,
): ControlLinks {
  const parts = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`];
  const describedBy = parts.filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  if (!hint) return null;
  return (
    <div id={`${id}-hint`} className="max-w-measure text-sm text-pretty text-ink-soft">
      {hint}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex items-start gap-2 text-danger">
      <CircleAlert aria-hidden size={20} className="mt-1 shrink-0" />
      {error}
    </p>
  );
}

type InputProps = FieldText & { id?: string | undefined; name?: string | undefined };

/**
 * Splits an input's props into those of the surrounding field and those of the control. The id defaults to the name, so
 * that the error summary can link to it.
 */
export function fieldParts<Props extends InputProps>(props: Props) {
  const { label, hint, error, optional, note, id, ...control } = props;
  return {
    field: { label, hint, error, optional, note, id: id ?? props.name ?? label },
    control,
  };
}
