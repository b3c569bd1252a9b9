/** Whether a text has the form of a public id; anything else need not reach the database. */
export const isPublicId = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{12}$/.test(text);
