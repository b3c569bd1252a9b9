import type { ReactNode } from 'react';
import { classNames } from './class-names';

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

export type ButtonLook = { variant?: ButtonVariant; className?: string; children: ReactNode };

/** The classes of what looks like a button. */
export const buttonLook = (variant: ButtonVariant, className?: string) =>
  classNames(SHAPE, COLOURS[variant], className);
