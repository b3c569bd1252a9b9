const SETTLED_MS = 250;
/** So that a scrollbar that appears does not reopen the camera. */
const SLACK_PIXELS = 24;

/**
 * Calls `onSizeChange` when the host's width or the video's height differs from its first value and has been stable for
 * a quarter of a second, since the scanner library measures them only when it starts. Returns a function that stops
 * watching.
 */
export function watchSize(host: Element, video: Element, onSizeChange: () => void): () => void {
  const [width, height] = [video.clientWidth, video.clientHeight];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    const changes = [host.clientWidth - width, video.clientHeight - height];
    if (changes.some((change) => Math.abs(change) > SLACK_PIXELS))
      timer = setTimeout(onSizeChange, SETTLED_MS);
  });
  observer.observe(host);
  observer.observe(video);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
