import { MemorialCard } from '@/components/memorial/memorial-card';
import { ButtonLink } from '@/components/ui/button';
import { log } from '@/lib/log/log';
import { type NewMemorialView, newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { paths } from '@/lib/paths';

const SHOWN = 4;

/** The memorials that were added last. The page stands without them. */
export async function RecentMemorials() {
  const memorials = await newestOrNone();
  if (memorials.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="page-width py-14 md:py-20">
      <h2 id="recent" className="text-2xl">
        Recent memorials
      </h2>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {memorials.map(({ biography, createdAt, ...memorial }) => (
          <li key={memorial.id}>
            <MemorialCard {...memorial} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href={paths.findMemorials} variant="secondary">
          Find Memorials
        </ButtonLink>
      </p>
    </section>
  );
}

/** A build may have no database, and a database may rest; neither takes the home page away. */
async function newestOrNone(): Promise<NewMemorialView[]> {
  try {
    return await newestMemorials(SHOWN);
  } catch (error) {
    log.warn({ err: error }, 'the home page is without recent memorials');
    return [];
  }
}
