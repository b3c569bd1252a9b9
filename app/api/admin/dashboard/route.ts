import { dashboardResponse } from '@/lib/admin/api-schema';
import { adminFigures } from '@/lib/admin/queries/figures';
import { toMajorUnits } from '@/lib/platform/currency-rules';
import { route } from '@/lib/platform/http/route';

/** Amounts are in the site's currency. Clients also use a 200 to learn that the caller is an admin. */
export const GET = route({
  doc: {
    summary: 'Returns revenue and the number of memorials',
    answer: dashboardResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  run: async () => {
    const { stats, revenue } = await adminFigures();
    const toMajor = (minor: number) => toMajorUnits(minor, revenue.currency);
    return {
      stats: {
        totalRevenue: toMajor(stats.totalRevenueMinor),
        memorialRevenue: toMajor(stats.memorialRevenueMinor),
        flowerRevenue: toMajor(stats.tributeRevenueMinor),
        totalMemorials: stats.totalMemorials,
      },
    };
  },
});
