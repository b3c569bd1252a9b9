import { MemorialCard } from '@/components/memorials/memorial-card';
import { MemorialGrid } from '@/components/memorials/memorial-grid';
import { ButtonLink } from '@/components/ui/button-link';
import type { NewMemorialView } from '@/lib/memorials/queries/newest-memorials';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

/** The newest memorials. Renders nothing if there are none. */
export function RecentMemorials({ memorials }: { memorials: NewMemorialView[] }) {
  const t = useTranslate();
  if (memorials.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="page-width pt-part pb-8">
      <h2 id="recent" className="text-3xl">
        {t('home.recent')}
      </h2>
      <MemorialGrid className="mt-10">
        {memorials.map((memorial) => (
          <li key={memorial.id}>
            <MemorialCard {...memorial} />
          </li>
        ))}
      </MemorialGrid>
      <p className="mt-12">
        <ButtonLink href={paths.findMemorials} variant="secondary">
          {t('site.nav.findMemorials')}
        </ButtonLink>
      </p>
    </section>
  );
}
