import {
  createWriteStream,
  openSync,
  renameSync,
  rmSync,
  statSync,
  type WriteStream,
} from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** A log has a line for each request: it may have some ten thousand of them, and as many before. */
const LARGEST = 20 * MEGABYTE;
/** So many bytes may wait for a slow disk. */
const MOST_WAITING_BYTES = MEGABYTE;

/**
 * A log file that is appended to. When it has 20 MB, it becomes `site.log.1` in the place of the one before, so that a log
 * never needs more than twice that. Lines that cannot be written, for example to a full disk, are dropped.
 */
export class LogFile {
  #stream: WriteStream;
  #bytes: number;

  constructor(
    private readonly file: string,
    private readonly largest = LARGEST,
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
    if (this.#stream.destroyed) this.#stream = this.#open(); // it failed
    if (this.#stream.writableLength > MOST_WAITING_BYTES) return;
    if (this.#bytes >= this.largest) this.#begin();
    this.#bytes += Buffer.byteLength(text);
    this.#stream.write(text);
  }

  /** Lines that the old stream still has go into the file that it opened, whatever its name is now. */
  #begin(): void {
    this.#stream.end();
    rmSync(`${this.file}.1`, { force: true });
    renameSync(this.file, `${this.file}.1`);
    this.#bytes = 0;
    this.#stream = this.#open();
  }

  /** At once: a stream that opens its file itself does so later, when the file may have another name. */
  #open(): WriteStream {
    const stream = createWriteStream(this.file, { fd: openSync(this.file, 'a', 0o600) });
    stream.on('error', () => {}); // one that nobody hears would end the starter, and the site with it
    return stream;
  }
}
