/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

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
export const apiCondolence = (secret: string) => `/api/condolences/by-secret/${secret}`;
/** The picture that came with it, for its author. */
export const apiCondolencePicture = (secret: string) =>
  `/api/condolences/by-secret/${secret}/picture`;
/** Their words and picture as an archive. */
export const apiCondolenceData = (secret: string) => `/api/condolences/by-secret/${secret}/my-data`;
export const apiReportCondolence = (id: string) => `/api/condolences/${id}/report`;
export const apiCandles = (memorialId: string) => `/api/memorials/${memorialId}/candles`;
export const apiAdminJudgeCondolence = (id: string) => `/api/admin/condolences/${id}/decide`;
