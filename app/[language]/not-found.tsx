/**
 * Never shown, since `respondNotFound` handles missing pages (lib/platform/http/respond-not-found.ts). It is empty
 * because Next sends it with the data of every page.
 */
export default function NotFound() {
  return null;
}
