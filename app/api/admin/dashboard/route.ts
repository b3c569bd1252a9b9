import { dashboardAnswer } from '@/lib/admin/api-schema';
import { adminFigures } from '@/lib/admin/queries/figures';
import { route } from '@/lib/platform/http/route';

/** The dashboard's figures in US dollars. Clients also use a 200 to learn that the caller is an admin. */
export const GET = route({
  doc: {
    summary: 'Returns revenue and the number of memorials',
    answer: dashboardAnswer,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  run: async () => {
    const { stats } = await adminFigures();
    return {
      stats: {
        totalRevenue: stats.totalRevenueMinor / 100,
        memorialRevenue: stats.memorialRevenueMinor / 100,
        flowerRevenue: stats.tributeRevenueMinor / 100,
        totalMemorials: stats.totalMemorials,
      },
    };
  },
});
