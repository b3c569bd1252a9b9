import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCamera } from '@/components/scan/open-camera';

/** Long enough for these cameras to open, show a picture and close. */
const SETTLED_MS = 500;
const OPENING_MS = 50;
const FIRST_PICTURE_MS = 80;
const PICTURE_WAIT_MS = 5_000;

class FakeElement {
  className = '';
  id = '';
  children: FakeElement[] = [];
  parent: FakeElement | null = null;
  canvas: object | null = null;
  video: object | null = null;
  append(child: FakeElement) {
    child.remove();
    child.parent = this;
    this.children.push(child);
  }
  remove() {
    const { parent } = this;
    if (parent) parent.children = parent.children.filter((each) => each !== this);
  }
  querySelector(name: string) {
    return name === 'canvas' ? this.canvas : this.video;
  }
}

class FakeStream {
  track = Object.assign(new EventTarget(), {
    readyState: 'live',
    stop() {
      this.readyState = 'ended';
    },
    getSettings: () => ({ deviceId: 'back' }),
  });
  getVideoTracks() {
    return [this.track];
  }
}

const page = { body: new FakeElement(), views: [] as FakeElement[] };
const cameras = { open: 0, mostAtOnce: 0, opened: 0 };
const tracks: FakeStream['track'][] = [];
const countLiveTracks = () => tracks.filter(({ readyState }) => readyState === 'live').length;
/** The defects of the fake camera in a test. */
const flaws = { isBlack: false, endsBeforePicture: false };

/** Behaves like the real library (services.md 6.1): stopping before the first picture fails. */
vi.mock('html5-qrcode', () => ({
  Html5QrcodeSupportedFormats: { QR_CODE: 0 },
  Html5Qrcode: class {
    private view = page.views.at(-1) ?? new FakeElement();
    private running = false;
    async start() {
      await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
      this.running = true;
      cameras.open++;
      cameras.opened++;
      cameras.mostAtOnce = Math.max(cameras.mostAtOnce, cameras.open);
      const stream = new FakeStream();
      tracks.push(stream.track);
      this.view.video = { srcObject: stream };
      // A track that ends before anybody listens never fires its event.
      if (flaws.endsBeforePicture) stream.track.stop();
      setTimeout(() => {
        if (!flaws.isBlack) this.view.canvas = {};
      }, FIRST_PICTURE_MS);
    }
    getRunningTrackCameraCapabilities() {
      const feature = () => ({ isSupported: () => false });
      return { torchFeature: feature, zoomFeature: feature };
    }
    stop() {
      if (!this.running) throw 'Cannot stop, scanner is not running or paused.';
      if (!this.view.canvas) return Promise.reject(new TypeError('removeChild'));
      this.running = false;
      cameras.open--;
      return Promise.resolve();
    }
  },
}));

/** Advances the fake clock. */
const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const events = { onRunning: vi.fn(), onCode: vi.fn(), onError: vi.fn() };

describe('a camera that React opens and closes', () => {
  let host: FakeElement;
  const open = () => openCamera(host as unknown as HTMLElement, null, events); // as: openCamera uses no more

  beforeAll(() => import('html5-qrcode')); // openCamera imports it, and a fake clock cannot speed that up
  beforeEach(() => {
    vi.useFakeTimers();
    host = new FakeElement();
    Object.assign(cameras, { open: 0, mostAtOnce: 0, opened: 0 });
    Object.assign(flaws, { isBlack: false, endsBeforePicture: false });
    tracks.length = 0;
    vi.clearAllMocks();
    vi.stubGlobal('MediaStream', FakeStream);
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: async () => [] } });
    vi.stubGlobal('document', {
      body: page.body,
      createElement: () => {
        const view = new FakeElement();
        page.views.push(view);
        return view;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is open once after Strict Mode mounts, unmounts and mounts it again', async () => {
    open()();
    const close = open();
    await pause(SETTLED_MS);
    expect(cameras).toEqual({ open: 1, mostAtOnce: 1, opened: 1 });
    expect(host.children).toHaveLength(1);
    close();
    await pause(SETTLED_MS);
    expect(cameras.open).toBe(0);
    expect([...host.children, ...page.body.children]).toEqual([]);
  });

  it.each([0, 10, OPENING_MS, OPENING_MS + 10, OPENING_MS + FIRST_PICTURE_MS, 200])(
    'closes %i ms after it was opened, and the next camera opens only then',
    async (after) => {
      const close = open();
      await pause(after);
      close();
      const closeNext = open();
      await pause(SETTLED_MS);
      expect(cameras).toMatchObject({ open: 1, mostAtOnce: 1 });
      closeNext();
      await pause(SETTLED_MS);
      expect(cameras.open).toBe(0);
      expect([...host.children, ...page.body.children]).toEqual([]);
    },
  );

  it('is switched off if the browser does not list its cameras', async () => {
    const enumerateDevices = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
    const close = open();
    await pause(SETTLED_MS);
    expect(events.onError.mock.calls).toEqual([['denied']]);
    expect(events.onRunning).not.toHaveBeenCalled();
    expect([tracks.length, countLiveTracks(), cameras.open]).toEqual([1, 0, 0]);
    expect([...host.children, ...page.body.children]).toEqual([]);
    close();
  });

  it('reports that it is lost if its track ends before the first picture', async () => {
    flaws.endsBeforePicture = true;
    const close = open();
    await pause(SETTLED_MS);
    expect(events.onError.mock.calls).toEqual([['lost']]);
    expect(events.onRunning).not.toHaveBeenCalled();
    close();
  });

  it('reports once that it is lost if its track ends later', async () => {
    const close = open();
    await pause(SETTLED_MS);
    expect(events.onRunning).toHaveBeenCalledOnce();
    tracks[0]?.dispatchEvent(new Event('ended'));
    tracks[0]?.dispatchEvent(new Event('ended'));
    expect(events.onError.mock.calls).toEqual([['lost']]);
    close();
  });

  it('fails if it shows no picture in five seconds', async () => {
    flaws.isBlack = true;
    const close = open();
    await pause(SETTLED_MS);
    expect(events.onError).not.toHaveBeenCalled();
    await pause(PICTURE_WAIT_MS - SETTLED_MS);
    expect(events.onError).not.toHaveBeenCalled();
    await pause(SETTLED_MS);
    expect(events.onError.mock.calls).toEqual([['failed']]);
    expect(events.onRunning).not.toHaveBeenCalled();
    expect(countLiveTracks()).toBe(0);
    close();
  });
});
