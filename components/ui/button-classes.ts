import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-w-target items-center justify-center gap-2.5 rounded-full py-2 ' +
  'font-semibold wrap-break-word transition-colors print:hidden ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:not-aria-busy:cursor-not-allowed ' +
  'aria-disabled:not-aria-busy:opacity-60 aria-busy:cursor-progress [&_svg]:shrink-0';

/** For buttons that act, as opposed to text-like quiet ones. */
const ACTION = 'min-h-act border px-6 text-center no-underline';

const COLOURS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary ' +
    'not-disabled:not-aria-disabled:hover:bg-primary-strong',
  secondary:
    'border-edge text-ink not-disabled:not-aria-disabled:hover:border-primary ' +
    'not-disabled:not-aria-disabled:hover:bg-primary-soft aria-busy:opacity-60',
  quiet:
    'min-h-target text-primary underline decoration-1 underline-offset-4 ' +
    'not-disabled:not-aria-disabled:hover:text-primary-strong ' +
    'not-disabled:not-aria-disabled:hover:decoration-2 aria-busy:opacity-60',
  danger:
    'border-transparent bg-danger text-paper ' +
    'not-disabled:not-aria-disabled:hover:bg-danger-strong aria-busy:opacity-60',
};

export type ButtonStyleProps = { variant?: ButtonVariant; className?: string; children: ReactNode };

/**
 * Returns the classes of a button. A quiet one has no padding at its sides, so that it aligns with text, and no border,
 * which would become visible in forced-colours mode.
 */
export const buttonClasses = (variant: ButtonVariant, className?: string) =>
  classNames(SHAPE, variant !== 'quiet' && ACTION, COLOURS[variant], className);
