/** The document of the API (lib/platform/openapi). */
export const apiDocument = '/api/openapi.json';
/** The pages for programmers; each group of calls has one. */
export const developers = '/developers';
export const developersGroup = (group: string) => `${developers}/${group}`;
/** What programs that read for people are told of the site. */
export const llms = '/llms.txt';
