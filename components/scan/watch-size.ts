const SETTLED_MS = 250;
/** An appearing scrollbar is no reason to reopen the camera. */
const SLACK_PIXELS = 24;

/**
 * Calls `onMisfit` once the host or the video has a different size for a quarter of a second. The library measures only
 * when it starts. Returns a function that stops watching.
 */
export function watchSize(host: Element, video: Element, onMisfit: () => void): () => void {
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
