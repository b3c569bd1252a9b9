/** A day column of the database as yyyy-mm-dd. */
export const toIsoDay = (date: Date) => date.toISOString().slice(0, 10);

/** yyyy-mm-dd as the database wants it: midnight UTC. */
export const fromIsoDay = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);
