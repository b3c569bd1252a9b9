import { withQuery } from '@/lib/platform/paths';

/*
 * Addresses of API calls. They are not in paths.ts because every page loads that file with its
 * first script.
 */

export const apiCondolenceNotices = (memorialId: string) =>
  `/api/memorials/${memorialId}/condolences/notices`;
export const apiFormToken = (memorialId: string) =>
  `/api/condolences/form-token?memorial=${memorialId}`;
export const apiCondolences = (memorialId: string) => `/api/memorials/${memorialId}/condolences`;
export const apiCondolencesPage = (memorialId: string, page: number) =>
  `/api/memorials/${memorialId}/condolences?page=${page}`;
export const apiDecideCondolences = (memorialId: string) =>
  `/api/memorials/${memorialId}/condolences/decide`;
export const apiCondolenceAudience = (memorialId: string) =>
  `/api/memorials/${memorialId}/condolences/audience`;
export const apiCondolenceSettings = (memorialId: string) =>
  `/api/memorials/${memorialId}/condolences/settings`;
export const apiFirstReader = (memorialId: string) =>
  `/api/memorials/${memorialId}/condolences/first-reader`;
export const apiReadFirst = (memorialId: string) =>
  `/api/memorials/${memorialId}/condolences/read-first`;
/** The forms of a friend who reads first, with the language of their page. */
export const apiFirstReading = (secret: string, language: string) =>
  `/api/condolences/first-reader/${secret}?language=${language}`;
/** Ends the friend's reading. Mail programs post here without a language. */
export const apiDeclineFirstReading = (secret: string, language?: string) =>
  withQuery(`/api/condolences/first-reader/${secret}/decline`, { language: language ?? null });
/** The picture of a condolence, for the friend. */
export const apiFirstReadingPicture = (secret: string, condolenceId: string) =>
  `/api/condolences/first-reader/${secret}/${condolenceId}/picture`;
export const apiCondolence = (secret: string) => `/api/condolences/by-secret/${secret}`;
/** The picture of a condolence, for its author. */
export const apiCondolencePicture = (secret: string) =>
  `/api/condolences/by-secret/${secret}/picture`;
/** Downloads the author's words and picture. */
export const apiCondolenceData = (secret: string) => `/api/condolences/by-secret/${secret}/my-data`;
export const apiReportCondolence = (id: string) => `/api/condolences/${id}/report`;
export const apiCandles = (memorialId: string) => `/api/memorials/${memorialId}/candles`;
export const apiAdminReviewCondolence = (id: string) => `/api/admin/condolences/${id}/decide`;
