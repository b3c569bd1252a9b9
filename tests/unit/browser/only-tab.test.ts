import { afterEach, describe, expect, it, vi } from 'vitest';
import { hold } from '@/lib/browser/only-tab';

type Granted = () => Promise<void>;
const request = vi.fn<(name: string, options: LockOptions, granted: Granted) => Promise<void>>();

/** Holds with the browser's answers that `request` has. Returns what was reported, and the way to leave. */
function held(take = false) {
  vi.stubGlobal('navigator', { locks: { request } });
  const reported: boolean[] = [];
  const left = new AbortController();
  const end = hold('form', take, (isHere) => reported.push(isHere), left.signal);
  return { reported, leave: () => left.abort(), end };
}

afterEach(() => {
  request.mockReset();
  vi.unstubAllGlobals();
});

describe('a form in one tab', () => {
  it('is here once the lock is granted, until it is left', async () => {
    request.mockImplementation((_name, _options, granted) => granted());
    const { reported, leave, end } = held();
    leave();
    await end;
    expect(reported).toEqual([true]);
  });

  it('is not here when another tab took it, and comes back when that one is closed', async () => {
    request
      .mockRejectedValueOnce(new DOMException('stolen', 'AbortError'))
      .mockImplementation((_name, _options, granted) => granted());
    const { reported, leave, end } = held();
    await vi.waitFor(() => expect(reported).toEqual([false, true]));
    leave();
    await end;
  });

  it('takes it once, and waits like the others afterwards', async () => {
    request
      .mockRejectedValueOnce(new DOMException('stolen', 'AbortError'))
      .mockImplementation((_name, _options, granted) => granted());
    const { leave, end } = held(true);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    leave();
    await end;
    expect(request.mock.calls.map(([, options]) => options.steal)).toEqual([true, undefined]);
  });

  it.each(['SecurityError', 'InvalidStateError'])(
    'is here where %s refuses locks',
    async (name) => {
      request.mockImplementation(async () => {
        if (request.mock.calls.length > 9) tab.leave(); // or a loop that never yields would hang the test
        throw new DOMException('no locks here', name);
      });
      const tab = held();
      await tab.end;
      expect(request).toHaveBeenCalledTimes(1);
      expect(tab.reported).toEqual([true]);
    },
  );
});
