const SETTLED_MS = 250;
/** A scrollbar that comes and goes is no reason to open the camera again. */
const SLACK_PIXELS = 24;

/**
 * Watches whether a film still fits its host, and calls `onMisfit` when the host or the film itself has
 * changed its size and has kept it for a quarter of a second: the library measures once, when it starts.
 * Gives the way to end the watch.
 */
export function watchFit(host: Element, film: Element, onMisfit: () => void): () => void {
  const [width, height] = [film.clientWidth, film.clientHeight];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    const changes = [host.clientWidth - width, film.clientHeight - height];
    if (changes.some((change) => Math.abs(change) > SLACK_PIXELS))
      timer = setTimeout(onMisfit, SETTLED_MS);
  });
  observer.observe(host);
  observer.observe(film);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
