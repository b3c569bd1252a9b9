/**
 * Returns a function that passes on only its first text. If the camera finds a code while an image is still being
 * scanned, the image must not open another memorial.
 */
export function once(onFirst: (text: string) => void): (text: string) => void {
  let done = false;
  return (text) => {
    if (done) return;
    done = true;
    onFirst(text);
  };
}
