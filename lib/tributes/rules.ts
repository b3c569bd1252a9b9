/** How many tributes a memorial's page shows before 'View All Tributes' (product.md 9). */
export const RECENT_TRIBUTES = 3;
export const TRIBUTES_PER_PAGE = 10;
/** The most that one call returns; enough to print many. */
export const MAX_TRIBUTES_PER_PAGE = 100;
export const ANONYMOUS = 'Anonymous';
/** In characters (product.md 9). */
export const MAX_TRIBUTE_MESSAGE_LENGTH = 500;
/** How long after the payment a tribute without a message can still get one. */
export const MESSAGE_HOURS = 24;

/** The id of the flower panel on a page, for links to it. */
export const FLOWERS_ID = 'send-flowers';
/**
 * The id of a tribute on its memorial's page. Linking to it shows the sender which flowers are
 * theirs.
 */
export const tributeAnchor = (tributeId: string) => `tribute-${tributeId}`;
