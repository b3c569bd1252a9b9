import { addressOf, memorialPlaces, type Places } from '../screenshots/places';

/** One page of each kind that somebody might send as a link. `{name}` is replaced by a value (screenshots/places.ts). */
const SHARED_PAGES = {
  home: '/',
  about: '/about',
  list: '/find-memorials',
  search: '/find-memorials?name=ada',
  login: '/login',
  contact: '/contact',
  terms: '/terms_and_conditions',
  memorial: '/memorial/{memorial}',
  'memorial in Arabic': '/ar/memorial/{memorial}',
  gallery: '/gallery/{memorial}',
  gate: '/memorial/{closed}',
  flowers: '/send-flowers/{memorial}',
};

/**
 * The addresses of these pages on a demo site, by their names.
 * @param more values for addresses besides those of the demo. Without `closed`, there is no gate.
 */
export async function sharedPages(
  site: string,
  more: Places = {},
): Promise<[name: string, address: string][]> {
  const places = { ...(await memorialPlaces(site)), ...more };
  return Object.entries(SHARED_PAGES).flatMap(([name, pattern]) => {
    const address = addressOf(pattern, places);
    return address === null ? [] : [[name, address]];
  });
}
