/** The kind of transition, and the class in globals.css, by which one page fades into another. */
export const PAGE_TURN = 'page-turn';
