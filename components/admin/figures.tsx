import { Figure } from './figure';
import { signedDollars } from './money';

/** US cents, and a count. */
export type Stats = {
  totalRevenueMinor: number;
  memorialRevenueMinor: number;
  flowerRevenueMinor: number;
  totalMemorials: number;
};

/** The four figures of the dashboard (spec 3, "Admin stats"). */
export function Figures({ stats }: { stats: Stats }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Figure label="Total revenue" value={signedDollars(stats.totalRevenueMinor)} />
      <Figure label="Memorial revenue" value={signedDollars(stats.memorialRevenueMinor)} />
      <Figure label="Flower revenue" value={signedDollars(stats.flowerRevenueMinor)} />
      <Figure label="Total memorials" value={stats.totalMemorials.toLocaleString('en')} />
    </dl>
  );
}
