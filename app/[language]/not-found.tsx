/**
 * Never shown, since missing pages are answered elsewhere (lib/platform/http/respond-not-found.ts). It is empty because
 * Next sends it with the data of every page.
 */
export default function NotFound() {
  return null;
}
