/** The subject of the form token for requests to see a memorial. */
export const accessFormSubject = (memorialId: string): string => `access/${memorialId}`;
