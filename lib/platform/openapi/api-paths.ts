/** The API document (lib/platform/openapi). */
export const apiDocument = '/api/openapi.json';
/** The pages for developers; each group of calls has one. */
export const developers = '/developers';
export const developersGroup = (group: string) => `${developers}/${group}`;
/** A description of the site for AI agents. */
export const llms = '/llms.txt';
