const SETTLED_MS = 250;
/** A scrollbar that comes and goes is no reason to open the camera again. */
const SLACK_PIXELS = 24;

/**
 * Calls `onMisfit` when the video no longer fits its host: when either has changed its size and kept it for
 * a quarter of a second. The library measures only once, when it starts. Returns a function that stops
 * watching.
 */
export function watchFit(host: Element, video: Element, onMisfit: () => void): () => void {
  const [width, height] = [video.clientWidth, video.clientHeight];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    const changes = [host.clientWidth - width, video.clientHeight - height];
    if (changes.some((change) => Math.abs(change) > SLACK_PIXELS))
      timer = setTimeout(onMisfit, SETTLED_MS);
  });
  observer.observe(host);
  observer.observe(video);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
