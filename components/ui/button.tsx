import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonLook } from './button-look';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; busyLabel?: string };

/**
 * While `busy` it cannot be pressed again and shows `busyLabel`, for example 'Logging in…'. Then, and
 * with `aria-disabled`, it ignores presses but keeps the focus, which `disabled` would lose.
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
      className={buttonLook(variant, className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Enter in a field also clicks the submit button, so this keeps it from submitting the form, too. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
