/**
 * Returns a function that passes on only its first text: an image may still be being scanned when the camera
 * has found a code, and would open another memorial.
 */
export function firstOnly(accept: (text: string) => void): (text: string) => void {
  let done = false;
  return (text) => {
    if (done) return;
    done = true;
    accept(text);
  };
}
