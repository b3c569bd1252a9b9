/**
 * Encodes like PHP's urlencode: a space becomes '+', only A-Za-z0-9-_. stay, and hex is upper case (payments.md 2.3).
 */
export function encodeLikePhp(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
