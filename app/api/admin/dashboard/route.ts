import { adminFigures } from '@/lib/admin/queries/figures';
import { route } from '@/lib/http/route';

/** The dashboard's figures in US dollars; to be answered at all means that the caller is an admin. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  run: async () => {
    const { stats } = await adminFigures();
    return {
      stats: {
        totalRevenue: stats.totalRevenueMinor / 100,
        memorialRevenue: stats.memorialRevenueMinor / 100,
        flowerRevenue: stats.flowerRevenueMinor / 100,
        totalMemorials: stats.totalMemorials,
      },
    };
  },
});
