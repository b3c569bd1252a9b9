import type { Audience } from '@/lib/access/rules';
import { ApiError } from '@/lib/browser/api';
import { displayKind } from '@/lib/media/name-rules';
import { chosenFileErrorMessage, chosenType, type MediaKind } from '@/lib/media/rules';
import { type Translate, translateWith } from '@/lib/platform/language/message';
import type { AddedMedia, SendFile } from './send-file';

export type Upload = {
  /** Its position, from 1, in the order in which files were chosen since the page was opened. */
  key: number;
  file: File;
  kind: MediaKind;
  /** Who may see it once it is uploaded. */
  audience: Audience;
  /** A `failed` upload can be retried; a `refused` file would be refused again. */
  state: 'chosen' | 'waiting' | 'sending' | 'added' | 'failed' | 'refused';
  sentBytes: number;
  /** Why it was not added, or an empty string. */
  message: string;
};

export type OnAdded = (item: AddedMedia, key: number) => void;

/** More parallel uploads would slow each other down on a phone's connection. */
const MAX_PARALLEL_UPLOADS = 2;
/** Statuses about the file itself: a retry would get the same response. */
const FILE_ERROR_STATUSES = new Set([400, 409, 413, 415, 422]);
const NO_UPLOADS: readonly Upload[] = [];

/** The chosen files and the progress of each. A failed file does not delay the others. */
export class UploadQueue {
  private uploads = NO_UPLOADS;
  private lastKey = 0;
  private readonly running = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();
  private stopped = false;
  private notifyAdded: OnAdded = () => undefined;

  constructor(
    private readonly send: SendFile,
    private readonly t: Translate,
  ) {}

  /** Calls `notify` for each added file. Returns a function that unsubscribes it. */
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
  readonly onServer = () => NO_UPLOADS;

  /** Appends files to the list and removes finished uploads from it. */
  choose(files: readonly File[], audience: Audience = 'page'): void {
    const chosen = files.map((file): Upload => {
      const refusal = chosenFileErrorMessage(file);
      const message = refusal ? translateWith(this.t)(refusal) : '';
      const state = message ? 'refused' : 'chosen';
      const kind = displayKind(chosenType(file));
      return { key: ++this.lastKey, file, kind, audience, state, sentBytes: 0, message };
    });
    this.set([...this.uploads.filter(({ state }) => state !== 'added'), ...chosen]);
  }

  /** Removes a file from the list and aborts its upload. */
  remove(key: number): void {
    this.set(this.uploads.filter((upload) => upload.key !== key));
    this.running.get(key)?.abort();
  }

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
   * Uploads the chosen files and waits for all uploads. Returns those that failed and are still in the list, or null if
   * the queue was stopped in the meantime.
   */
  async finish(): Promise<readonly Upload[] | null> {
    this.submit();
    const pendingKeys = new Set(this.uploads.filter(wouldBeLost).map(({ key }) => key));
    await this.untilIdle();
    if (this.stopped) return null;
    return this.uploads.filter(({ key, state }) => pendingKeys.has(key) && state !== 'added');
  }

  /** Lets the queue run again after `stop`, since React mounts components twice in development. */
  start(): void {
    this.stopped = false;
  }

  /** Aborts running uploads and starts no more. Called when the page is left. */
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
      if (upload.state === 'waiting' && this.running.size < MAX_PARALLEL_UPLOADS)
        void this.run(upload);
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
      const state = FILE_ERROR_STATUSES.has(status) ? 'refused' : 'failed';
      // Its bytes were sent, unlike those of a file that was refused when it was chosen.
      this.change(key, {
        state,
        message: message || this.t('media.upload.failed'),
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

/** Returns true while an upload is waiting or running. */
export const isBusy = (uploads: readonly Upload[]) =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');

/** Returns true if leaving the page would lose the file. */
export const wouldBeLost = ({ state }: Upload) =>
  state === 'chosen' || state === 'waiting' || state === 'sending';
