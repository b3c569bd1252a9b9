import {
  createWriteStream,
  openSync,
  renameSync,
  rmSync,
  statSync,
  type WriteStream,
} from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** A log has a line for each request: enough for tens of thousands of them, and twice that with the previous file. */
const MAX_BYTES = 20 * MEGABYTE;
/** How many bytes may wait for a slow disk. */
const MAX_WAITING_BYTES = MEGABYTE;

/**
 * A log file that is appended to. At 20 MB it is renamed to `site.log.1`, replacing the previous one, so that logs
 * never need more than twice that. Lines that cannot be written, for example to a full disk, are dropped.
 */
export class LogFile {
  #stream: WriteStream;
  #bytes: number;

  constructor(
    private readonly file: string,
    private readonly maxBytes = MAX_BYTES,
  ) {
    this.#bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    this.#stream = this.#open();
  }

  write(line: string): void {
    try {
      this.#append(`${line}\n`);
    } catch {
      // The next line tries again.
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#stream.end(() => resolve()));
  }

  #append(text: string): void {
    if (this.#stream.destroyed) this.#stream = this.#open(); // it has failed
    if (this.#stream.writableLength > MAX_WAITING_BYTES) return;
    if (this.#bytes >= this.maxBytes) this.#rotate();
    this.#bytes += Buffer.byteLength(text);
    this.#stream.write(text);
  }

  /** Starts a new file. Lines that the old stream still buffers go into the renamed file. */
  #rotate(): void {
    this.#stream.end();
    rmSync(`${this.file}.1`, { force: true });
    renameSync(this.file, `${this.file}.1`);
    this.#bytes = 0;
    this.#stream = this.#open();
  }

  /** Opens synchronously: a stream would open its file later, when the file may have been renamed. */
  #open(): WriteStream {
    const stream = createWriteStream(this.file, { fd: openSync(this.file, 'a', 0o600) });
    stream.on('error', () => {}); // an unhandled error would end the start, and the site with it
    return stream;
  }
}
