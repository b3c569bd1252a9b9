import type { ComponentProps } from 'react';
import { useLanguage } from '#use-language';
import { pathIn } from '@/lib/platform/language/addresses';
import { RouterLink } from './router-link';

/**
 * A link to a page of this site in the current language; `href` comes from lib/platform/paths. It does not prefetch:
 * most visitors open one memorial, on a phone, and stay there.
 */
export function PageLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <RouterLink {...rest} href={pathIn(useLanguage(), href)}>
      {children}
    </RouterLink>
  );
}

/** Like PageLink, but with a full page load. */
export function FullLoadLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} href={pathIn(useLanguage(), href)}>
      {children}
    </a>
  );
}

/** A form whose fields become the query of a page of this site. */
export function PageForm({
  action,
  children,
  ...rest
}: ComponentProps<'form'> & { action: string }) {
  return (
    <form {...rest} action={pathIn(useLanguage(), action)}>
      {children}
    </form>
  );
}
