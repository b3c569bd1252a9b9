/** The view transition type, and the class in globals.css, for the fade between pages. */
export const PAGE_FADE = 'page-turn';
