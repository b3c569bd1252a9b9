import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button-look';
import { PageAnchor, PageLink } from './page-link';

/** A link to a page that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof PageLink> & ButtonLook) {
  return <PageLink {...rest} className={buttonLook(variant, className)} />;
}

/** The same for a link that the browser follows itself: to a part of this page. */
export function PartLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof PageAnchor> & ButtonLook) {
  return <PageAnchor {...rest} className={buttonLook(variant, className)} />;
}

/** And for a file. */
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
