import { revenueResponse } from '@/lib/admin/api-schema';
import { adminFigures } from '@/lib/admin/queries/figures';
import { toMajorUnits } from '@/lib/platform/currency-rules';
import { route } from '@/lib/platform/http/route';

/** Returns the dashboard's sums with their currency, and the sums charged in each currency. */
export const GET = route({
  doc: {
    summary: "Returns revenue in the site's currency, and by currency",
    answer: revenueResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  run: async () => {
    const { stats, revenue } = await adminFigures();
    const { currency, hasUncounted, byCurrency } = revenue;
    return {
      currency,
      totalRevenue: toMajorUnits(stats.totalRevenueMinor, currency),
      memorialRevenue: toMajorUnits(stats.memorialRevenueMinor, currency),
      flowerRevenue: toMajorUnits(stats.tributeRevenueMinor, currency),
      hasUncounted,
      byCurrency: byCurrency.map((sums) => ({
        currency: sums.currency,
        totalRevenue: toMajorUnits(sums.totalMinor, sums.currency),
        memorialRevenue: toMajorUnits(sums.memorialMinor, sums.currency),
        flowerRevenue: toMajorUnits(sums.tributeMinor, sums.currency),
      })),
    };
  },
});
