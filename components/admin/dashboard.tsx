import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button';
import { Figures, type Stats } from './figures';

/**
 * The dashboard in place of the listing, for who typed 'admin pages' there (spec 2): its figures, and the
 * way to all of it. Whoever renders it has asked who is looking.
 */
export function Dashboard({ stats }: { stats: Stats }) {
  return (
    <section aria-labelledby="admin-dashboard" className="space-y-8">
      <h2 id="admin-dashboard" className="text-2xl">
        Admin Dashboard
      </h2>
      <Figures stats={stats} />
      <ButtonLink href={paths.admin}>Users, tributes and orders</ButtonLink>
    </section>
  );
}
