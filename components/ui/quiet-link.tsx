import type { ComponentProps } from 'react';
import { FullLoadLink, PageLink } from './page-link';

const CLASSES = 'text-link inline-flex min-h-target items-center';

/** A secondary link: underlined, with a touch target of at least the minimum height. */
export function QuietLink(props: Omit<ComponentProps<typeof PageLink>, 'className'>) {
  return <PageLink {...props} className={CLASSES} />;
}

/** Like QuietLink, but with a full page load. */
export function QuietFullLoadLink(props: Omit<ComponentProps<typeof FullLoadLink>, 'className'>) {
  return <FullLoadLink {...props} className={CLASSES} />;
}
