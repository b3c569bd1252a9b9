import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchOtherTabs } from '@/lib/browser/watch-other-tabs.ts';

const HOUR_MS = 3_600_000;

let expires: number;
let onChange: ReturnType<typeof vi.fn<() => void>>;
let page: EventTarget;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  expires = Date.now() + HOUR_MS;
  page = new EventTarget();
  const localStorage = { getItem: () => String(expires) };
  vi.stubGlobal('window', Object.assign(page, { localStorage }));
  onChange = vi.fn<() => void>();
  stop = watchOtherTabs(onChange);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("reports the session's end once", () => {
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3 * HOUR_MS);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each(['storage', 'pageshow'])(
  'waits for the later end of the session that a %s event announces',
  (name) => {
    expires += HOUR_MS;
    page.dispatchEvent(new Event(name));
    onChange.mockClear();
    vi.advanceTimersByTime(2 * HOUR_MS - 1);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

it('keeps waiting if this page itself has extended the session', () => {
  expires += HOUR_MS;
  vi.advanceTimersByTime(HOUR_MS);
  onChange.mockClear();
  vi.advanceTimersByTime(HOUR_MS);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports nothing once it is stopped', () => {
  stop();
  page.dispatchEvent(new Event('storage'));
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(onChange).not.toHaveBeenCalled();
});
