/** Joins the classes that are set. Later classes do not override earlier ones: pass only additions. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
