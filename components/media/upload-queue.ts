import { ApiError } from '@/lib/client/api';
import { labelOf } from '@/lib/media/name-rules';
import { type MediaKind, refusalOfChoice } from '@/lib/media/rules';
import type { AddedMedia, SendFile } from './send-file';

export type Upload = {
  key: number;
  file: File;
  kind: MediaKind;
  /** `refused` will never pass; `failed` may be tried again. */
  state: 'chosen' | 'waiting' | 'sending' | 'added' | 'failed' | 'refused';
  sentBytes: number;
  /** Why it was not added. */
  message: string;
};

/** More would make each of them slower on a phone's line. */
const AT_ONCE = 2;
/** What the server says of the file itself: it would say it again. */
const REFUSALS = new Set([400, 409, 413, 415, 422]);
export const FAILED = 'Failed to add media files';
const NONE: readonly Upload[] = [];

/** The files that a person chose, and how far each has come. One that fails holds up no other. */
export class UploadQueue {
  private uploads = NONE;
  private lastKey = 0;
  private readonly running = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private stopped = false;
  private tell: (item: AddedMedia) => void = () => undefined;

  constructor(private readonly send: SendFile) {}

  /** Who is told of each file that was added; gives a way to tell nobody again. */
  onAdded(tell: (item: AddedMedia) => void): () => void {
    this.tell = tell;
    return () => {
      this.tell = () => undefined;
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly current = () => this.uploads;
  readonly onServer = () => NONE;

  /** Adds chosen files behind what is there; what was added before is no longer listed. */
  choose(files: readonly File[]): void {
    const chosen = files.map((file): Upload => {
      const message = refusalOfChoice(file) ?? '';
      const state = message ? 'refused' : 'chosen';
      return { key: ++this.lastKey, file, kind: labelOf(file.type), state, sentBytes: 0, message };
    });
    this.set([...this.uploads.filter(({ state }) => state !== 'added'), ...chosen]);
  }

  /** Takes a file off the list; stops its upload. */
  remove(key: number): void {
    this.set(this.uploads.filter((upload) => upload.key !== key));
    this.running.get(key)?.abort();
  }

  /** Sends what is chosen. */
  submit(): void {
    for (const { key, state } of this.uploads)
      if (state === 'chosen') this.change(key, { state: 'waiting' });
    this.fill();
  }

  retry(key: number): void {
    this.change(key, { state: 'waiting', message: '', sentBytes: 0 });
    this.fill();
  }

  /**
   * Sends what is chosen and waits until nothing is on its way. Gives what of it did not come, without
   * what was taken off the list; null when the queue was stopped meanwhile.
   */
  async finish(): Promise<readonly Upload[] | null> {
    this.submit();
    const wanted = new Set(this.uploads.filter(isUnfinished).map(({ key }) => key));
    await this.untilIdle();
    if (this.stopped) return null;
    return this.uploads.filter(({ key, state }) => wanted.has(key) && state !== 'added');
  }

  /** Works again after `stop`: React mounts a component twice while it is developed. */
  start(): void {
    this.stopped = false;
  }

  /** Stops everything, because the page goes away: also what waits is never sent. */
  stop(): void {
    this.stopped = true;
    for (const controller of this.running.values()) controller.abort();
    this.set(this.uploads);
  }

  private untilIdle(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (isBusy(this.uploads) && !this.stopped) return;
        forget();
        resolve();
      };
      const forget = this.subscribe(look);
      look();
    });
  }

  private fill(): void {
    if (this.stopped) return;
    for (const upload of this.uploads)
      if (upload.state === 'waiting' && this.running.size < AT_ONCE) void this.run(upload);
  }

  private async run({ key, file }: Upload): Promise<void> {
    const controller = new AbortController();
    this.running.set(key, controller);
    this.change(key, { state: 'sending' });
    try {
      const progress = (sentBytes: number) => this.change(key, { sentBytes });
      const item = await this.send(file, progress, controller.signal);
      this.change(key, { state: 'added', sentBytes: file.size });
      this.tell(item);
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : new ApiError(0, '');
      const state = REFUSALS.has(status) ? 'refused' : 'failed';
      // All of it counts as sent, unlike a file that was refused when it was chosen.
      this.change(key, { state, message: message || FAILED, sentBytes: file.size });
    } finally {
      this.running.delete(key);
      this.fill();
    }
  }

  private change(key: number, change: Partial<Upload>): void {
    this.set(
      this.uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    );
  }

  private set(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}

/** Whether something is on its way. */
export const isBusy = (uploads: readonly Upload[]) =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');

/** Whether the file is not sent yet and may still come, so that leaving the page would lose it. */
export const isUnfinished = ({ state }: Upload) =>
  state === 'chosen' || state === 'waiting' || state === 'sending';
