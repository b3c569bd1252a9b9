/** How many tributes the memorial page shows before 'View All Tributes' (product.md 9). */
export const RECENT_TRIBUTES = 3;
export const TRIBUTES_PER_PAGE = 10;
/** The most that one call returns, for a print of all of them. */
export const MOST_TRIBUTES_A_PAGE = 100;
/** The name shown for the sender of an anonymous tribute. */
export const ANONYMOUS = 'Anonymous';
/** The longest message of a tribute (product.md 9). */
export const MESSAGE_MAX = 500;
/** How long after the payment a tribute without a message may still get one. */
export const MESSAGE_HOURS = 24;

/** The id of the flower panel on a page, for links to it. */
export const FLOWERS_ID = 'send-flowers';
/** The id of a tribute on its memorial's page. An address that ends in it tells the sender whose flowers they are. */
export const tributeAnchor = (tributeId: string) => `tribute-${tributeId}`;
