/*
 * Addresses of API calls. They are not in paths.ts because every page loads that file with its
 * first script.
 */

import type { EXPORTS } from './queries/export-rows';

export const apiAdminUser = (userId: string) => `/api/admin/users/${userId}`;
export const apiAdminTribute = (tributeId: string) => `/api/admin/tributes/${tributeId}`;
export const apiAdminMessage = (messageId: string) => `/api/admin/messages/${messageId}`;
export const apiAdminRefund = (orderId: string) => `/api/admin/orders/${orderId}/refund`;
export const apiAdminConfirmRefund = (orderId: string, refundId: string) =>
  `/api/admin/orders/${orderId}/refund/${refundId}/confirm`;
export const apiAdminWithdrawRefund = (orderId: string, refundId: string) =>
  `/api/admin/orders/${orderId}/refund/${refundId}/withdraw`;
export const apiAdminRetryJob = (jobId: string) => `/api/admin/jobs/${jobId}/retry`;
export const apiAdminRetryMail = (mailId: string) => `/api/admin/mails/${mailId}/retry`;
export const apiAdminRetry = (orderId: string) => `/api/admin/orders/${orderId}/retry`;
export const apiAdminCloseReview = (orderId: string) => `/api/admin/orders/${orderId}/close-review`;
/** A CSV file for spreadsheets. */
export const apiAdminExport = (name: keyof typeof EXPORTS) => `/api/admin/export/${name}.csv`;
