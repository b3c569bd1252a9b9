import type { Audience } from '@/lib/access/rules';
import { ApiError } from '@/lib/browser/api';
import { reductionOf } from '@/lib/media/reducible-rules';
import { chosenFileErrorMessage, chosenType, displayKind, type MediaKind } from '@/lib/media/rules';
import { type Translate, translateWith } from '@/lib/platform/language/message';
import { encodesVideo } from './encodes-video';
import type { ReduceFile } from './reduce-file';
import type { AddedMedia, SendFile } from './send-file';

export type Upload = {
  /** Its position, from 1, in the order in which files were chosen since the page was opened. */
  key: number;
  /** The file as it was chosen. */
  file: File;
  /** What is sent: the file or a smaller copy. Null until it is known which. */
  toSend: File | null;
  /** How much of the smaller copy is done, from 0 to 1; null if nobody is working on it. */
  reduced: number | null;
  kind: MediaKind;
  /** Who may see it once it is uploaded. */
  audience: Audience;
  /** A `failed` upload can be retried; a `refused` file would be refused again. */
  state: 'chosen' | 'waiting' | 'sending' | 'added' | 'failed' | 'refused';
  /** Whether a person has asked to send it. */
  isSubmitted: boolean;
  /** How much of it has arrived at the server, as far as this page knows. */
  sentBytes: number;
  /** Whether it waits for the connection, to go on where it stopped. */
  isPaused: boolean;
  /** Whether the file itself is sent because the program that makes it smaller could not be loaded. */
  lacksReduction: boolean;
  /** Why it was not added, or an empty string. */
  message: string;
};

export type OnAdded = (item: AddedMedia, key: number) => void;

/** More parallel uploads would slow each other down on a phone's connection. */
const MAX_PARALLEL_UPLOADS = 2;
/** Statuses about the file itself: a retry would get the same response. */
const FILE_ERROR_STATUSES = new Set([400, 409, 413, 415, 422]);
const NO_UPLOADS: readonly Upload[] = [];

/**
 * The chosen files and the progress of each. A failed file does not delay the others. Files are made smaller one after
 * the other from the moment they are chosen, also while others are being sent.
 */
export class UploadQueue {
  private uploads = NO_UPLOADS;
  private lastKey = 0;
  private originals = false;
  private readonly running = new Map<number, AbortController>();
  private reducing: { key: number; controller: AbortController } | null = null;
  private readonly smallerCopies = new WeakMap<File, File>();
  private readonly listeners = new Set<() => void>();
  private stopped = false;
  private notifyAdded: OnAdded = () => undefined;

  constructor(
    private readonly send: SendFile,
    private readonly reduce: ReduceFile,
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
  readonly sendsOriginals = () => this.originals;

  /** Appends files to the list and removes finished uploads from it. */
  choose(files: readonly File[], audience: Audience = 'page'): void {
    const chosen = files.map((file) => {
      const upload: Upload = {
        ...{ key: ++this.lastKey, file, kind: displayKind(chosenType(file)), audience },
        ...{ toSend: null, reduced: null, lacksReduction: false },
        ...{ state: 'chosen', isSubmitted: false, sentBytes: 0, isPaused: false, message: '' },
      };
      return this.withFileToSend(upload, this.fileToSend(file));
    });
    this.set([...this.uploads.filter(({ state }) => state !== 'added'), ...chosen]);
    this.fill();
  }

  /** Sends originals, or smaller copies, of all files of which nothing is being sent yet. */
  setOriginals(originals: boolean): void {
    this.originals = originals;
    if (originals) this.reducing?.controller.abort();
    this.set(
      this.uploads.map((upload) =>
        mayBeReplaced(upload) ? this.withFileToSend(upload, this.fileToSend(upload.file)) : upload,
      ),
    );
    this.fill();
  }

  /** Removes a file from the list and aborts its upload. */
  remove(key: number): void {
    this.set(this.uploads.filter((upload) => upload.key !== key));
    this.running.get(key)?.abort();
    if (this.reducing?.key === key) this.reducing.controller.abort();
  }

  submit(): void {
    for (const { key, state } of this.uploads)
      if (state === 'chosen') this.change(key, { state: 'waiting', isSubmitted: true });
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
    this.fill();
  }

  /** Aborts running uploads and starts no more. Called when the page is left. */
  stop(): void {
    this.stopped = true;
    for (const controller of this.running.values()) controller.abort();
    this.reducing?.controller.abort();
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
      if (upload.state === 'waiting' && upload.toSend && this.running.size < MAX_PARALLEL_UPLOADS)
        void this.run(upload, upload.toSend);
    const next = nextToReduce(this.uploads);
    if (next && !this.reducing) void this.makeSmaller(next);
  }

  /** What is sent of a file, or null if a smaller copy has to be tried first. */
  private fileToSend(file: File): File | null {
    const reduction = reductionOf({ type: chosenType(file), size: file.size }, encodesVideo());
    if (this.originals || !reduction) return file;
    return this.smallerCopies.get(file) ?? null;
  }

  /** Refuses what is too large to be sent. A large file is not, as long as its copy is small enough. */
  private withFileToSend(upload: Upload, toSend: File | null): Upload {
    const refusal = toSend && chosenFileErrorMessage(toSend);
    const changed: Upload = { ...upload, toSend, reduced: null, lacksReduction: false };
    if (refusal) return { ...changed, state: 'refused', message: translateWith(this.t)(refusal) };
    if (upload.state !== 'refused') return changed;
    return { ...changed, state: 'chosen', isSubmitted: false, message: '' };
  }

  private async makeSmaller({ key, file }: Upload): Promise<void> {
    const controller = new AbortController();
    this.reducing = { key, controller };
    const onProgress = (reduced: number) => {
      if (!controller.signal.aborted) this.change(key, { reduced });
    };
    onProgress(0);
    const smaller = await this.reduce(file, onProgress, controller.signal).catch(() => undefined);
    this.reducing = null;
    if (controller.signal.aborted) this.change(key, { reduced: null });
    else {
      const lacksReduction = smaller === undefined;
      if (!lacksReduction) this.smallerCopies.set(file, smaller ?? file);
      this.update(key, (upload) => ({
        ...this.withFileToSend(upload, smaller ?? file),
        lacksReduction,
      }));
    }
    this.fill();
  }

  private async run({ key, audience }: Upload, toSend: File): Promise<void> {
    const controller = new AbortController();
    this.running.set(key, controller);
    this.change(key, { state: 'sending' });
    try {
      const item = await this.send(
        toSend,
        { place: key, audience },
        (progress) => this.change(key, progress),
        controller.signal,
      );
      if (controller.signal.aborted) return; // cancelled while the server stored it
      this.change(key, { state: 'added', sentBytes: toSend.size, isPaused: false });
      this.notifyAdded(item, key);
    } catch (error) {
      const { status, message, details } = error instanceof ApiError ? error : new ApiError(0, '');
      const isAtFault = FILE_ERROR_STATUSES.has(status) && !details.hasNoRoom;
      this.change(key, {
        state: isAtFault ? 'refused' : 'failed',
        message: message || this.t('media.upload.failed'),
        isPaused: false,
      });
    } finally {
      this.running.delete(key);
      this.fill();
    }
  }

  private change(key: number, change: Partial<Upload>): void {
    this.update(key, (upload) => ({ ...upload, ...change }));
  }

  private update(key: number, change: (upload: Upload) => Upload): void {
    this.set(this.uploads.map((upload) => (upload.key === key ? change(upload) : upload)));
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

/** Whether it was refused by this page, for what would have been sent. */
const isRefusedHere = ({ state, toSend }: Upload) =>
  state === 'refused' && toSend !== null && chosenFileErrorMessage(toSend) !== null;

const mayBeReplaced = (upload: Upload) =>
  ['chosen', 'waiting', 'failed'].includes(upload.state) || isRefusedHere(upload);

/** The file to make smaller next. Pictures come first: a video takes minutes, in which they can be sent. */
function nextToReduce(uploads: readonly Upload[]): Upload | undefined {
  const pending = uploads.filter((upload) => upload.toSend === null);
  return pending.find(({ kind }) => kind === 'photo') ?? pending[0];
}
