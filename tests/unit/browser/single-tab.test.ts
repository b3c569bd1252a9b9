import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdTabLock } from '@/lib/browser/single-tab';

type OnAnswer = (lock: { name: string } | null) => Promise<void> | undefined;
type Request = (name: string, options: LockOptions, onAnswer: OnAnswer) => Promise<void>;
const request = vi.fn<Request>();
const grant: Request = async (name, _options, onAnswer) => onAnswer({ name });
const refuse: Request = async (_name, _options, onAnswer) => onAnswer(null);

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a form in one tab', () => {
  it('is active from when the lock is granted until the form is closed', async () => {
    request.mockImplementation(grant);
    const { reported, leave, end } = openForm();
    leave();
    await end;
    expect(reported).toEqual([true]);
  });

  it('is not replaced while the browser is slow to answer', async () => {
    vi.useFakeTimers();
    request.mockImplementation(async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return grant(...call);
    });
    const { reported, leave, end } = openForm();
    await vi.advanceTimersByTimeAsync(5_000);
    leave();
    await end;
    expect(reported).toEqual([true]);
  });

  it('is inactive while another tab has it, but not for the moment after a reload', async () => {
    vi.useFakeTimers();
    const other = Promise.withResolvers<void>();
    request.mockImplementationOnce(refuse).mockImplementation(async (...call) => {
      await other.promise;
      return grant(...call);
    });
    const { reported, leave, end } = openForm();
    await vi.advanceTimersByTimeAsync(100);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(900);
    expect(reported).toEqual([false]);
    other.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual([false, true]);
    leave();
    await end;
  });

  it('becomes inactive when another tab takes the lock, and active again when that tab closes', async () => {
    request
      .mockRejectedValueOnce(new DOMException('stolen', 'AbortError'))
      .mockImplementation(grant);
    const { reported, leave, end } = openForm();
    await vi.waitFor(() => expect(reported).toEqual([false, true]));
    leave();
    await end;
  });

  it('takes the lock once and afterwards waits for it like any other tab', async () => {
    request
      .mockRejectedValueOnce(new DOMException('stolen', 'AbortError'))
      .mockImplementation(grant);
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
