/** The subject of the form token for requests to see a memorial. */
export const askSubject = (memorialId: string): string => `access/${memorialId}`;
