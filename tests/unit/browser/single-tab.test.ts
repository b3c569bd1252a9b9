import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdTabLock } from '@/lib/browser/single-tab';

type Granted = () => Promise<void>;
const request = vi.fn<(name: string, options: LockOptions, granted: Granted) => Promise<void>>();

/**
 * Requests the lock with `request` as the browser's lock manager. Returns the reports, and a function that closes the
 * form.
 */
function openForm(take = false) {
  vi.stubGlobal('navigator', { locks: { request } });
  const reported: boolean[] = [];
  const closing = new AbortController();
  const end = holdTabLock('form', take, (isHere) => reported.push(isHere), closing.signal);
  return { reported, leave: () => closing.abort(), end };
}

afterEach(() => {
  request.mockReset();
  vi.unstubAllGlobals();
});

describe('a form in one tab', () => {
  it('is active from when the lock is granted until the form is closed', async () => {
    request.mockImplementation((_name, _options, granted) => granted());
    const { reported, leave, end } = openForm();
    leave();
    await end;
    expect(reported).toEqual([true]);
  });

  it('becomes inactive when another tab takes the lock, and active again when that tab closes', async () => {
    request
      .mockRejectedValueOnce(new DOMException('stolen', 'AbortError'))
      .mockImplementation((_name, _options, granted) => granted());
    const { reported, leave, end } = openForm();
    await vi.waitFor(() => expect(reported).toEqual([false, true]));
    leave();
    await end;
  });

  it('takes the lock once and afterwards waits for it like any other tab', async () => {
    request
      .mockRejectedValueOnce(new DOMException('stolen', 'AbortError'))
      .mockImplementation((_name, _options, granted) => granted());
    const { leave, end } = openForm(true);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    leave();
    await end;
    expect(request.mock.calls.map(([, options]) => options.steal)).toEqual([true, undefined]);
  });

  it.each(['SecurityError', 'InvalidStateError'])(
    'is active if the browser refuses locks with %s',
    async (name) => {
      request.mockImplementation(async () => {
        if (request.mock.calls.length > 9) tab.leave(); // a loop that never yields would hang the test
        throw new DOMException('no locks here', name);
      });
      const tab = openForm();
      await tab.end;
      expect(request).toHaveBeenCalledTimes(1);
      expect(tab.reported).toEqual([true]);
    },
  );
});
