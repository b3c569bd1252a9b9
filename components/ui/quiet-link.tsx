import type { ComponentProps } from 'react';
import { PageAnchor, PageLink } from './page-link';

const LOOK = 'text-link inline-flex min-h-target items-center';

/** A link beside or below the act of a page: underlined, and as high as a finger needs. */
export function QuietLink(props: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  return <PageLink {...props} className={LOOK} />;
}

/** The same for a page that the browser loads itself. */
export function QuietAnchor(props: Omit<ComponentProps<typeof PageAnchor>, 'className'>) {
  return <PageAnchor {...props} className={LOOK} />;
}
