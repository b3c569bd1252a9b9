/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

export const apiMemorialPlan = '/api/admin/plans/memorial';
