/**
 * Lets the first text through and no later one: a picture may still be looked through after the camera
 * has found a code, and would open another memorial.
 */
export function firstOnly(take: (text: string) => void): (text: string) => void {
  let taken = false;
  return (text) => {
    if (taken) return;
    taken = true;
    take(text);
  };
}
