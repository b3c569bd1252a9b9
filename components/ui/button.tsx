import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonStyleProps, buttonClasses } from './button-classes';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyleProps & { busy?: boolean; busyLabel?: string };

/**
 * While `busy`, the button shows `busyLabel`, for example 'Logging in…'. While busy or `aria-disabled`, it ignores
 * clicks but keeps the focus, which `disabled` would lose.
 */
export function Button({
  variant = 'primary',
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  'aria-disabled': ariaDisabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const inactive = busy || ariaDisabled === true || ariaDisabled === 'true';
  return (
    <button
      {...rest}
      type={type}
      onClick={inactive ? ignore : onClick}
      aria-disabled={inactive || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses(variant, className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Enter in a field also clicks the submit button, so this blocks submitting by keyboard, too. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
