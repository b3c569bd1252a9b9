import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSize } from '@/components/scan/watch-size';

const SETTLED_MS = 250;

describe('a video in its host', () => {
  let [host, video] = [{ clientWidth: 0 }, { clientWidth: 0, clientHeight: 0 }];
  let notifyResize: () => void;
  const disconnect = vi.fn();
  const onMisfit = vi.fn();
  const watch = () => watchSize(host as Element, video as Element, onMisfit); // as: watchSize reads nothing else
  const resize = (width: number, height = video.clientHeight) => {
    host.clientWidth = width;
    video.clientHeight = height;
    notifyResize();
  };

  beforeEach(() => {
    [host, video] = [{ clientWidth: 606 }, { clientWidth: 606, clientHeight: 454 }];
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => {};
        disconnect = disconnect;
        constructor(callback: () => void) {
          notifyResize = callback;
        }
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['the window was narrowed', 286, 454],
    ['the window was widened', 800, 454],
    ['the phone was turned', 606, 808],
  ])('no longer fits once %s', (_, width, height) => {
    watch();
    resize(width, height);
    vi.advanceTimersByTime(SETTLED_MS);
    expect(onMisfit).toHaveBeenCalledOnce();
  });

  it('is measured once while a window is being resized', () => {
    watch();
    for (let width = 600; width > 300; width -= 20) {
      resize(width);
      vi.advanceTimersByTime(SETTLED_MS / 5);
    }
    expect(onMisfit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SETTLED_MS);
    expect(onMisfit).toHaveBeenCalledOnce();
  });

  it('still fits beside a scrollbar, and after a change was undone', () => {
    watch();
    resize(606 - 17);
    vi.advanceTimersByTime(SETTLED_MS);
    resize(300);
    resize(606);
    vi.advanceTimersByTime(SETTLED_MS);
    expect(onMisfit).not.toHaveBeenCalled();
  });

  it('does not fit if its host changed while it opened', () => {
    host.clientWidth = 286;
    watch();
    notifyResize();
    vi.advanceTimersByTime(SETTLED_MS);
    expect(onMisfit).toHaveBeenCalledOnce();
  });

  it('is not measured once watching has ended', () => {
    const end = watch();
    resize(286);
    end();
    vi.advanceTimersByTime(SETTLED_MS);
    expect(onMisfit).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
