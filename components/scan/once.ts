/**
 * Returns a function that passes on only its first text. An image may still be scanned when the camera finds a code,
 * and must not open another memorial.
 */
export function once(accept: (text: string) => void): (text: string) => void {
  let done = false;
  return (text) => {
    if (done) return;
    done = true;
    accept(text);
  };
}
