/** What the form token of a question to a family is for. */
export const askSubject = (memorialId: string): string => `access/${memorialId}`;
