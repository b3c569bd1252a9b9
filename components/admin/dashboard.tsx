import { dollars } from '@/lib/orders/rules';
import { Figure } from './figure';

type DashboardProps = {
  /** US cents, and a count. */
  stats: {
    totalRevenueMinor: number;
    memorialRevenueMinor: number;
    flowerRevenueMinor: number;
    totalMemorials: number;
  };
  /** `h2` where the page has a title of its own. */
  heading?: 'h1' | 'h2';
};

/** The admin dashboard (spec 2). Whoever renders it has asked who is looking. */
export function Dashboard({ stats, heading: Heading = 'h1' }: DashboardProps) {
  return (
    <section aria-labelledby="admin-dashboard" className="space-y-8">
      <Heading id="admin-dashboard" className={Heading === 'h1' ? 'text-3xl' : 'text-2xl'}>
        Admin Dashboard
      </Heading>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Figure label="Total revenue" value={dollars(stats.totalRevenueMinor)} />
        <Figure label="Memorial revenue" value={dollars(stats.memorialRevenueMinor)} />
        <Figure label="Flower revenue" value={dollars(stats.flowerRevenueMinor)} />
        <Figure label="Total memorials" value={String(stats.totalMemorials)} />
      </dl>
    </section>
  );
}
