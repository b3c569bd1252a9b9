/** Joins what is there. Later classes do not override earlier ones: pass only what adds. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
