/**
 * Runs in the page. Closes the offer to switch to the browser's language: it covers part of a narrow window, and axe
 * reports the covered controls as too small.
 */
export const CLOSED_OFFER = `try { localStorage.setItem('languageOfferClosed', 'yes'); } catch {}`;
