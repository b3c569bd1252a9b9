/** Runs in the page. The offer of the browser's language lies over a part of the window, which axe would find too small to press. */
export const CLOSED_OFFER = `try { localStorage.setItem('languageOfferClosed', 'yes'); } catch {}`;
