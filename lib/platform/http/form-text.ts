import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { NetworkShares } from './network-shares';
import { unavailable } from './unavailable-kinds';

const MEGABYTE = 1024 * 1024;

/**
 * What a process keeps of the texts of forms that have not been answered, in bytes of memory; its heap has 384 MB. Any network may
 * have one whole form of 2 MB, which is up to twice that as text, and its longest field while it comes.
 */
export const FORM_TEXTS = { bytes: 32 * MEGABYTE, share: 1 / 4, least: 6 * MEGABYTE };

/** Next's bundle may have several copies of this file, which share this. */
const shared = globalThis as { perennialFormTexts?: NetworkShares }; // as: declared nowhere else
shared.perennialFormTexts ??= new NetworkShares(
  FORM_TEXTS.bytes,
  FORM_TEXTS.share,
  FORM_TEXTS.least,
);
const texts = shared.perennialFormTexts;

/** One letter beyond Latin makes V8 keep two bytes for each letter of a text. */
const BYTES_OF_LETTER = 2;

type Limits = { maxFieldBytes: number; maxTextBytes: number };

/** Counts what one form has in memory, but for the last piece that came: its fields, and one that has not ended. */
export class FormText {
  #bytes = 0;
  #fields = 0;
  #coming = 0;
  #counted = 0;
  /** The file that is coming. */
  #file: object | undefined;

  /** @param address of the caller, whose networks have shares of what a process keeps */
  constructor(
    private readonly address: string,
    private readonly limits: Limits,
  ) {}

  /** From now on a file comes, which goes to the disk, until the returned function is called. */
  beginFile(): () => void {
    const file = {};
    this.#file = file;
    this.#coming = 0;
    return () => {
      if (this.#file === file) this.#file = undefined; // the next one may have begun
    };
  }

  /**
   * Counts bytes that came; of a field no more than its limit is kept.
   * @throws AppError `busy` when there is no room for them
   */
  came(bytes: number): void {
    if (!this.#file) this.#coming = Math.min(this.#coming + bytes, this.limits.maxFieldBytes);
    this.#count();
  }

  /**
   * Counts a field that has ended.
   * @throws AppError `too_large` when the fields together are longer than the form's limit, `busy` when there is no room
   */
  endField(name: string, value: string): void {
    this.#bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (this.#bytes > this.limits.maxTextBytes)
      throw new AppError('too_large', said('http.requests.tooLarge'));
    this.#fields += (name.length + value.length) * BYTES_OF_LETTER;
    this.#coming = 0;
    this.#count();
  }

  /** To be called when nothing of the form is kept any more; a second call does nothing. */
  free(): void {
    this.#fields = 0;
    this.#coming = 0;
    this.#count();
  }

  #count(): void {
    const more = this.#fields + this.#coming - this.#counted;
    if (more > 0 && !texts.add(this.address, more)) throw unavailable('busy');
    if (more < 0) texts.remove(this.address, -more);
    this.#counted += more;
  }
}
