import { db } from '@/lib/db/client';

/** The figures of the dashboard (spec 3, "Admin stats"). Money is in US cents, refunds taken off. */
export type AdminStats = {
  totalRevenueMinor: number;
  memorialRevenueMinor: number;
  flowerRevenueMinor: number;
  totalMemorials: number;
};

/** What came in by the ledger, at the price in dollars that people were shown, and what was made. */
export async function adminStats(): Promise<AdminStats> {
  const [memorialRevenueMinor, flowerRevenueMinor, totalMemorials] = await Promise.all([
    revenueOf('memorial_creation'),
    revenueOf('flower_tribute'),
    db().memorial.count(),
  ]);
  const totalRevenueMinor = memorialRevenueMinor + flowerRevenueMinor;
  return { totalRevenueMinor, memorialRevenueMinor, flowerRevenueMinor, totalMemorials };
}

async function revenueOf(type: 'memorial_creation' | 'flower_tribute'): Promise<number> {
  const sum = await db().ledgerEntry.aggregate({
    where: { order: { type }, priceCurrency: 'USD' },
    _sum: { priceMinor: true },
  });
  return sum._sum.priceMinor ?? 0;
}
