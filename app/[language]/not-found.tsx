/**
 * Shown to nobody: what is missing answers by itself (lib/platform/http/answer-missing.ts). Next sends this element with
 * the data of every page, so it has nothing in it.
 */
export default function NotFound() {
  return null;
}
