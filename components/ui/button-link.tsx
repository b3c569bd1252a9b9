import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonClasses } from './button-classes';
import { FullLoadLink, PageLink } from './page-link';

/** A link to a page, styled as a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof PageLink> & ButtonStyleProps) {
  return <PageLink {...rest} className={buttonClasses(variant, className)} />;
}

/** A link within the current page, styled as a button. */
export function FragmentButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof FullLoadLink> & ButtonStyleProps) {
  return <FullLoadLink {...rest} className={buttonClasses(variant, className)} />;
}

/** A link to a file, styled as a button. */
export function FileButtonLink({
  variant = 'primary',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonStyleProps) {
  return (
    <a {...rest} className={buttonClasses(variant, className)}>
      {children}
    </a>
  );
}
