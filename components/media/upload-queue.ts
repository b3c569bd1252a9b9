import type { Audience } from '@/lib/access/rules';
import { ApiError } from '@/lib/browser/api';
import { labelOf } from '@/lib/media/name-rules';
import { type MediaKind, refusalOfChoice } from '@/lib/media/rules';
import { type Say, sayWith } from '@/lib/platform/language/said';
import type { AddedMedia, SendFile } from './send-file';

export type Upload = {
  /** Its place in the order of choosing, from 1, since the page was opened. */
  key: number;
  file: File;
  kind: MediaKind;
  /** Who sees it, from the moment on in which it is sent. */
  audience: Audience;
  /** A `refused` file would be refused again; a `failed` one may be tried again. */
  state: 'chosen' | 'waiting' | 'sending' | 'added' | 'failed' | 'refused';
  sentBytes: number;
  /** Why it was not added. */
  message: string;
};

export type OnAdded = (item: AddedMedia, key: number) => void;

/** More would make each of them slower on a phone's connection. */
const AT_ONCE = 2;
/** Statuses that are about the file itself: another try would get the same answer. */
const REFUSALS = new Set([400, 409, 413, 415, 422]);
const NONE: readonly Upload[] = [];

/** The files that a person chose, and the progress of each. A failed file does not delay the others. */
export class UploadQueue {
  private uploads = NONE;
  private lastKey = 0;
  private readonly running = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private stopped = false;
  private notifyAdded: OnAdded = () => undefined;

  constructor(
    private readonly send: SendFile,
    private readonly say: Say,
  ) {}

  /** Calls `notify` for each file that was added, with its key. Returns a function that stops it. */
  onAdded(notify: OnAdded): () => void {
    this.notifyAdded = notify;
    return () => {
      this.notifyAdded = () => undefined;
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly current = () => this.uploads;
  readonly onServer = () => NONE;

  /** Appends chosen files to the list, and takes finished uploads off it. */
  choose(files: readonly File[], audience: Audience = 'page'): void {
    const chosen = files.map((file): Upload => {
      const refusal = refusalOfChoice(file);
      const message = refusal ? sayWith(this.say)(refusal) : '';
      const state = message ? 'refused' : 'chosen';
      const kind = labelOf(file.type);
      return { key: ++this.lastKey, file, kind, audience, state, sentBytes: 0, message };
    });
    this.set([...this.uploads.filter(({ state }) => state !== 'added'), ...chosen]);
  }

  /** Takes a file off the list, and stops its upload. */
  remove(key: number): void {
    this.set(this.uploads.filter((upload) => upload.key !== key));
    this.running.get(key)?.abort();
  }

  /** Uploads the chosen files. */
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
   * Uploads the chosen files and waits until all uploads have ended. Returns those that failed, without
   * those taken off the list; null when the queue was stopped meanwhile.
   */
  async finish(): Promise<readonly Upload[] | null> {
    this.submit();
    const wanted = new Set(this.uploads.filter(isUnfinished).map(({ key }) => key));
    await this.untilIdle();
    if (this.stopped) return null;
    return this.uploads.filter(({ key, state }) => wanted.has(key) && state !== 'added');
  }

  /** Makes the queue work again after `stop`: in development React mounts a component twice. */
  start(): void {
    this.stopped = false;
  }

  /** Stops everything, because the page is being left: waiting files are not sent either. */
  stop(): void {
    this.stopped = true;
    for (const controller of this.running.values()) controller.abort();
    this.set(this.uploads);
  }

  private untilIdle(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (isBusy(this.uploads) && !this.stopped) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(check);
      check();
    });
  }

  private fill(): void {
    if (this.stopped) return;
    for (const upload of this.uploads)
      if (upload.state === 'waiting' && this.running.size < AT_ONCE) void this.run(upload);
  }

  private async run({ key, file, audience }: Upload): Promise<void> {
    const controller = new AbortController();
    this.running.set(key, controller);
    this.change(key, { state: 'sending' });
    try {
      const progress = (sentBytes: number) => this.change(key, { sentBytes });
      const item = await this.send(file, { place: key, audience }, progress, controller.signal);
      this.change(key, { state: 'added', sentBytes: file.size });
      this.notifyAdded(item, key);
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : new ApiError(0, '');
      const state = REFUSALS.has(status) ? 'refused' : 'failed';
      // It counts as sent, unlike a file that was refused when it was chosen.
      this.change(key, {
        state,
        message: message || this.say('media.upload.failed'),
        sentBytes: file.size,
      });
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

/** Whether an upload is waiting or running. */
export const isBusy = (uploads: readonly Upload[]) =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');

/** Whether the file has yet to be sent, so that leaving the page would lose it. */
export const isUnfinished = ({ state }: Upload) =>
  state === 'chosen' || state === 'waiting' || state === 'sending';
