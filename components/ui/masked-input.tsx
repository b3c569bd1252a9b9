'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { classNames } from './class-names';
import { Field } from './field';
import { type OptionalFieldText, useFieldParts } from './use-field-parts';
import { VisuallyHidden } from './visually-hidden';

type MaskedInputProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> &
  OptionalFieldText & { id?: string };

/** `autoComplete` is 'current-password' for a login and 'new-password' where a password is chosen. */
export function PasswordInput(props: MaskedInputProps) {
  return <MaskedInput {...props} maskedBy="type" />;
}

/**
 * A number that bystanders should not read. It is a text field that displays dots, since browsers and password managers
 * would offer to save the content of a password field.
 */
export function MaskedNumberInput(props: Omit<MaskedInputProps, 'autoComplete'>) {
  return (
    <MaskedInput
      {...props}
      maskedBy="dots"
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      data-bwignore
    />
  );
}

type Props = MaskedInputProps & { maskedBy: 'type' | 'dots' };

/** A text field whose content is hidden until shown: by the `type` of a password field, or displayed as `dots`. */
function MaskedInput({ maskedBy, ...props }: Props) {
  const { field, control } = useFieldParts(props);
  const [shown, setShown] = useState(false);
  const masked = shown ? null : maskedBy;
  return (
    <Field {...field}>
      {(links) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...links}
            type={masked === 'type' ? 'password' : 'text'}
            className={classNames(
              'control pe-26',
              masked === 'dots' && '[-webkit-text-security:disc]',
            )}
          />
          <ShowButton label={field.label} shown={shown} onToggle={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
}

type ShowButtonProps = { label: string; shown: boolean; onToggle: () => void };

/** Shows or hides the content of a masked field. */
function ShowButton({ label, shown, onToggle }: ShowButtonProps) {
  const t = useTranslate();
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      // Keeps the cursor in the field when the button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onToggle}
      className="absolute inset-y-0.5 end-0.5 inline-flex min-w-target items-center gap-1.5 rounded-lg px-3 text-sm text-primary hover:text-primary-strong"
    >
      <Icon aria-hidden size={20} />
      {t.rich(shown ? 'ui.hideField' : 'ui.showField', { field: label.toLowerCase(), named })}
    </button>
  );
}

const named = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
