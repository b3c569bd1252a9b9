import { PageLink } from '@/components/ui/page-link';
import * as paths from '@/lib/platform/paths';

/**
 * The name on a card, whose link covers the whole card. Its own box extends over the picture, so that focusing it
 * scrolls the whole card into view, not just the strip above a bar at the bottom of the window.
 */
export const CardLink = ({ memorialId, name }: { memorialId: string; name: string }) => (
  <PageLink
    href={paths.memorial(memorialId)}
    className="-mt-[125%] block pt-[125%] text-ink no-underline after:absolute after:inset-0 group-hover:underline"
  >
    {name}
  </PageLink>
);
