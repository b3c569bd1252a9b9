/** Joins the given classes and skips falsy ones. Later classes do not override earlier ones, so pass only additions. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
