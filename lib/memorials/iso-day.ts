/** Converts a value of a date column to yyyy-mm-dd. */
export const toIsoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Converts yyyy-mm-dd to midnight UTC, as Prisma expects it for a date column. */
export const fromIsoDay = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);
