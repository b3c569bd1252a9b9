/** What things cost, and who takes the money. */
export const SHOP_KEYS = {};
