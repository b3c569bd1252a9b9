import type { ReactNode } from 'react';
import { controlLinks, FieldError, FieldHint } from '@/components/ui/field';

type Props = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Makes a long list scroll in place. */
  isScrollable?: true;
  children: ReactNode;
};

/** A group of checkboxes. It can receive the focus, since the error summary links to it. */
export function CheckboxGroup({ id, label, hint, error, isScrollable, children }: Props) {
  const { 'aria-describedby': describedBy } = controlLinks(id, hint, error);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy}>
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className={isScrollable && 'max-h-72 overflow-y-auto'}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
