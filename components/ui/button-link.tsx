import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button-look';
import { PageAnchor, PageLink } from './page-link';

/** A link to a page, styled as a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof PageLink> & ButtonLook) {
  return <PageLink {...rest} className={buttonLook(variant, className)} />;
}

/** A link within the current page, styled as a button. */
export function PartLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof PageAnchor> & ButtonLook) {
  return <PageAnchor {...rest} className={buttonLook(variant, className)} />;
}

/** A link to a file, styled as a button. */
export function PlainLink({
  variant = 'primary',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={buttonLook(variant, className)}>
      {children}
    </a>
  );
}
