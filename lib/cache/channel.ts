/** The PostgreSQL channel on which instances tell each other which cached page is out of date. */
export const CHANNEL = 'page_cache';
