const SETTLED_MS = 250;
/** An appearing scrollbar is no reason to reopen the camera. */
const SLACK_PIXELS = 24;

/**
 * Calls `onMisfit` when the host's width or the video's height differs from its first value and has been stable for a
 * quarter of a second. Needed because the scanner library measures only when it starts. Returns a function that stops
 * watching.
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
