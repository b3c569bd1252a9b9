import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { PageAnchor, PageLink } from './page-link';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-lg border px-5 ' +
  'py-2 text-center font-semibold wrap-break-word no-underline transition-colors print:hidden ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:not-aria-busy:cursor-not-allowed ' +
  'aria-disabled:not-aria-busy:opacity-60 aria-busy:cursor-progress [&_svg]:shrink-0';

const COLOURS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary ' +
    'not-disabled:not-aria-disabled:hover:bg-primary-strong',
  secondary:
    'border-edge bg-surface text-ink not-disabled:not-aria-disabled:hover:border-primary ' +
    'not-disabled:not-aria-disabled:hover:bg-primary-soft aria-busy:opacity-60',
  quiet:
    'border-transparent text-primary not-disabled:not-aria-disabled:hover:bg-primary-soft ' +
    'aria-busy:opacity-60',
  danger:
    'border-transparent bg-danger text-paper ' +
    'not-disabled:not-aria-disabled:hover:bg-danger-strong aria-busy:opacity-60',
};

type Look = { variant?: ButtonVariant; className?: string; children: ReactNode };

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string };

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
      className={classNames(SHAPE, COLOURS[variant], className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Enter in a field also clicks the submit button, so this keeps it from submitting the form, too. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

/** A link to a page that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof PageLink> & Look) {
  return <PageLink {...rest} className={classNames(SHAPE, COLOURS[variant], className)} />;
}

/** The same for a link that the browser follows itself: to a part of this page. */
export function PartLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof PageAnchor> & Look) {
  return <PageAnchor {...rest} className={classNames(SHAPE, COLOURS[variant], className)} />;
}

/** And for a file. */
export function PlainLink({
  variant = 'primary',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classNames(SHAPE, COLOURS[variant], className)}>
      {children}
    </a>
  );
}
