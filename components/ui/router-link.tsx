'use client';

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { PAGE_FADE } from './page-fade';

/**
 * A link followed by Next's router. It replaces next/link, most of whose code is for features that PageLink does not
 * use, such as prefetching (decision 0065).
 */
export function RouterLink({
  href,
  onClick,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string }) {
  // Not useRouter, which throws without a router; in that case the browser follows the link.
  const router = useContext(AppRouterContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || isForBrowser(event, href)) return;
    event.preventDefault();
    router.push(href, { transitionTypes: [PAGE_FADE] });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/**
 * Returns true if the browser should follow the link itself: for new tabs, downloads, other sites and links within the
 * page.
 */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>, href: string): boolean {
  const { target, download } = event.currentTarget;
  if ((target && target !== '_self') || download || !href.startsWith('/')) return true;
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
