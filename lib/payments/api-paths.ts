/*
 * Addresses of API calls. They are not in paths.ts because every page loads that file with its
 * first script.
 */

export const apiMemorialPlan = '/api/admin/plans/memorial';
