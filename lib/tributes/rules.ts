/** The memorial page shows this many before 'View All Tributes' (spec 9). */
export const RECENT_TRIBUTES = 3;
export const TRIBUTES_PER_PAGE = 10;
/** What stands in the sender's place when a tribute is anonymous. */
export const ANONYMOUS = 'Anonymous';
/** The longest message of a tribute (spec 9). */
export const MESSAGE_MAX = 500;
/** How long after the payment a tribute that came without words may still be given some. */
export const WORDS_HOURS = 24;
