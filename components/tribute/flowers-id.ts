/** Where on a page flowers are sent from, for an address that leads there. */
export const FLOWERS_ID = 'send-flowers';
