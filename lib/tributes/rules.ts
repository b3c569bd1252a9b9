/** The memorial page shows this many before 'View All Tributes' (spec 9). */
export const RECENT_TRIBUTES = 3;
export const TRIBUTES_PER_PAGE = 10;
/** What stands in the sender's place when a tribute is anonymous. */
export const ANONYMOUS = 'Anonymous';
