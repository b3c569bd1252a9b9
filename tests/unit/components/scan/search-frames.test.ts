import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECONDS_BEFORE_SEARCH, SECONDS_BEFORE_TIPS } from '@/components/scan/scanner-rules';
import { searchFrames } from '@/components/scan/search-frames';

const readers = { detect: vi.fn(), search: vi.fn() };
const events = { onCode: vi.fn(), onNothingFound: vi.fn() };
const CODE = 'https://example.org';

/** Advances the fake clock. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(1_000 * seconds);

describe('the frames of a running camera', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    readers.detect.mockResolvedValue(null);
    readers.search.mockResolvedValue(null);
  });
  afterEach(() => vi.useRealTimers());

  it("are read by the browser's own detector at once", async () => {
    readers.detect.mockResolvedValue(CODE);
    const stop = searchFrames(readers, { seconds: 0 }, events);
    await pass(1);
    expect(events.onCode).toHaveBeenCalledWith(CODE);
    expect(readers.search).not.toHaveBeenCalled();
    stop();
  });

  it('are searched, which costs a download, only if nothing is found for a moment', async () => {
    readers.search.mockResolvedValue(CODE);
    const stop = searchFrames(readers, { seconds: 0 }, events);
    await pass(SECONDS_BEFORE_SEARCH - 1);
    expect(readers.search).not.toHaveBeenCalled();
    await pass(1);
    expect(events.onCode).toHaveBeenCalledWith(CODE);
    stop();
  });

  it('are not searched again after the search could not be loaded', async () => {
    readers.search.mockRejectedValue(new Error('offline'));
    const stop = searchFrames(readers, { seconds: 0 }, events);
    await pass(SECONDS_BEFORE_SEARCH + 5);
    expect(readers.search).toHaveBeenCalledOnce();
    expect(readers.detect).toHaveBeenCalledTimes(SECONDS_BEFORE_SEARCH + 5);
    stop();
  });

  it('are skipped while one is being read', async () => {
    readers.search.mockReturnValue(new Promise(() => {}));
    const stop = searchFrames(readers, { seconds: 0 }, events);
    await pass(SECONDS_BEFORE_SEARCH + 5);
    expect(readers.search).toHaveBeenCalledOnce();
    stop();
  });

  it('report once that nothing was found, and go on', async () => {
    const stop = searchFrames(readers, { seconds: 0 }, events);
    await pass(SECONDS_BEFORE_TIPS - 1);
    expect(events.onNothingFound).not.toHaveBeenCalled();
    await pass(SECONDS_BEFORE_TIPS);
    expect(events.onNothingFound).toHaveBeenCalledOnce();
    readers.detect.mockResolvedValue(CODE);
    await pass(1);
    expect(events.onCode).toHaveBeenCalledWith(CODE);
    stop();
  });

  it('cause no event after the camera was closed', async () => {
    let answer = (_text: string) => {};
    readers.detect.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const stop = searchFrames(readers, { seconds: 0 }, events);
    await pass(1);
    stop();
    answer(CODE);
    await pass(SECONDS_BEFORE_TIPS);
    expect(events.onCode).not.toHaveBeenCalled();
    expect(events.onNothingFound).not.toHaveBeenCalled();
  });

  it('are not searched any more once the camera was closed', async () => {
    let answer = (_text: null) => {};
    readers.detect.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const stop = searchFrames(readers, { seconds: SECONDS_BEFORE_SEARCH }, events);
    await pass(1);
    stop();
    answer(null);
    await pass(1);
    expect(readers.search).not.toHaveBeenCalled();
  });

  it('go on with the time that has passed when the same camera is reopened', async () => {
    const patience = { seconds: 0 };
    const stop = searchFrames(readers, patience, events);
    await pass(SECONDS_BEFORE_TIPS - 1);
    stop();
    const stopAgain = searchFrames(readers, patience, events);
    await pass(1);
    expect(events.onNothingFound).toHaveBeenCalledOnce();
    stopAgain();
  });
});
