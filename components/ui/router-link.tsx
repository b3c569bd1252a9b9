'use client';

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { PAGE_TURN } from './page-turn';

/**
 * A link that Next's router follows, without a page load. It is next/link without what PageLink never asks of it, as
 * prefetching, which is most of its script (decision 0065).
 */
export function RouterLink({
  href,
  onClick,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string }) {
  // Not useRouter, which throws where there is none: then the browser follows the link.
  const router = useContext(AppRouterContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || isForBrowser(event, href)) return;
    event.preventDefault();
    router.push(href, { transitionTypes: [PAGE_TURN] });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether the browser follows the link itself: into another tab or a file, to another site, or within this page. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>, href: string): boolean {
  const { target, download } = event.currentTarget;
  if ((target && target !== '_self') || download || !href.startsWith('/')) return true;
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
