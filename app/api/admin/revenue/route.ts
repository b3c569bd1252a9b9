import { revenueAnswer } from '@/lib/admin/api-schema';
import { adminFigures } from '@/lib/admin/queries/figures';
import { inMajor } from '@/lib/platform/currency-rules';
import { route } from '@/lib/platform/http/route';

/** Returns the dashboard's sums with their currency, and the sums charged in each currency. */
export const GET = route({
  doc: {
    summary: "Returns revenue in the site's currency, and by currency",
    answer: revenueAnswer,
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
      totalRevenue: inMajor(stats.totalRevenueMinor, currency),
      memorialRevenue: inMajor(stats.memorialRevenueMinor, currency),
      flowerRevenue: inMajor(stats.tributeRevenueMinor, currency),
      hasUncounted,
      byCurrency: byCurrency.map((sums) => ({
        currency: sums.currency,
        totalRevenue: inMajor(sums.totalMinor, sums.currency),
        memorialRevenue: inMajor(sums.memorialMinor, sums.currency),
        flowerRevenue: inMajor(sums.tributeMinor, sums.currency),
      })),
    };
  },
});
