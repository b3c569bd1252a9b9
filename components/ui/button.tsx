import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-lg border px-5 ' +
  'py-2 text-center font-semibold no-underline transition-colors print:hidden ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress [&_svg]:shrink-0';

const COLOURS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-strong ' +
    'aria-busy:opacity-100',
  secondary:
    'border-edge bg-surface text-ink not-disabled:hover:border-primary ' +
    'not-disabled:hover:bg-primary-soft',
  quiet: 'border-transparent text-primary not-disabled:hover:bg-primary-soft',
  danger: 'border-transparent bg-danger text-paper not-disabled:hover:bg-danger-strong',
};

type Look = { variant?: ButtonVariant; className?: string; children: ReactNode };

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string };

/** While `busy` it cannot be pressed again and says `busyLabel`, for example 'Logging in…'. */
export function Button({
  variant = 'primary',
  busy = false,
  busyLabel,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(SHAPE, COLOURS[variant], className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Fetches nothing ahead unless asked to, like every link of the site. */
export function ButtonLink({
  variant = 'primary',
  prefetch = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      className={classNames(SHAPE, COLOURS[variant], className)}
    />
  );
}
