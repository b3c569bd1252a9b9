import { SECOND_MS } from '@/lib/platform/durations';
import { logScanError } from './log-scan-error';
import { SECONDS_BEFORE_SEARCH, SECONDS_BEFORE_TIPS } from './scanner-rules';

/** How to read one frame of the camera. Each returns the text of a code, or null if it finds none. */
export type FrameReaders = {
  /** Needs no download. */
  detect: () => Promise<string | null>;
  /** Loads zxing-wasm with the first call. Rejects if it cannot be loaded. */
  search: () => Promise<string | null>;
};

type Events = {
  onCode: (text: string) => void;
  /** Called once, when no code has been found for a while. */
  onNothingFound: () => void;
};

/** For how many seconds no code was found. It goes on when the same camera is reopened. */
export type ScanPatience = { seconds: number };

/**
 * Reads a frame of a running camera each second, besides html5-qrcode, which reads only dark codes inside its box. A
 * frame is skipped while an earlier one is still being read. Returns a function that stops this; no event follows, and
 * no further reading begins.
 */
export function searchFrames(
  { detect, search }: FrameReaders,
  patience: ScanPatience,
  events: Events,
): () => void {
  let isReading = false;
  let canSearch = true;
  let isActive = true;
  const read = async () => {
    const detected = await detect();
    if (detected !== null || patience.seconds < SECONDS_BEFORE_SEARCH) return detected;
    if (!isActive || !canSearch) return null;
    return search().catch((error) => {
      logScanError(error);
      canSearch = false; // each further attempt could cost another download
      return null;
    });
  };
  const timer = setInterval(async () => {
    patience.seconds++;
    if (patience.seconds === SECONDS_BEFORE_TIPS) events.onNothingFound();
    if (isReading) return;
    isReading = true;
    const text = await read().catch(logScanError);
    isReading = false;
    if (isActive && typeof text === 'string') events.onCode(text);
  }, SECOND_MS);
  return () => {
    isActive = false;
    clearInterval(timer);
  };
}
