import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { NetworkShares } from './network-shares';
import { unavailableError } from './unavailable-error';

const MEGABYTE = 1024 * 1024;

/**
 * How many bytes of memory a process uses for the text of forms in progress; its heap has 384 MB.
 * Any network may send one whole form of 2 MB: up to twice that as text, and its longest field
 * while it arrives.
 */
export const FORM_MEMORY_LIMITS = { bytes: 32 * MEGABYTE, share: 1 / 4, least: 6 * MEGABYTE };

/** Next's bundle may have several copies of this file; they share this through globalThis. */
const shared = globalThis as { perennialFormTexts?: NetworkShares }; // this file is the only one that declares it
shared.perennialFormTexts ??= new NetworkShares(
  FORM_MEMORY_LIMITS.bytes,
  FORM_MEMORY_LIMITS.share,
  FORM_MEMORY_LIMITS.least,
);
const sharedMemory = shared.perennialFormTexts;

/** One character beyond Latin-1 makes V8 store two bytes for each character of a text. */
const BYTES_PER_CHARACTER = 2;

type Limits = { maxFieldBytes: number; maxTextBytes: number };

/** Counts the memory of one form: its finished fields, and the field that is arriving. */
export class FormMemory {
  #bytes = 0;
  #fields = 0;
  #coming = 0;
  #counted = 0;
  /** The file that is arriving, if any. */
  #file: object | undefined;

  /** @param address of the caller, whose networks each have a share of the memory */
  constructor(
    private readonly address: string,
    private readonly limits: Limits,
  ) {}

  /** Call when a file begins, since files go to disk; call the returned function when it ends. */
  beginFile(): () => void {
    const file = {};
    this.#file = file;
    this.#coming = 0;
    return () => {
      if (this.#file === file) this.#file = undefined; // the next file may have begun
    };
  }

  /**
   * Counts bytes that arrived. A field counts up to its limit, because no more of it is kept.
   * @throws AppError `busy` if there is no memory left for them
   */
  addBytes(bytes: number): void {
    if (!this.#file) this.#coming = Math.min(this.#coming + bytes, this.limits.maxFieldBytes);
    this.#count();
  }

  /**
   * Counts a finished field.
   * @throws AppError `too_large` if the fields together exceed the form's limit, `busy` if there is
   * no memory left
   */
  endField(name: string, value: string): void {
    this.#bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (this.#bytes > this.limits.maxTextBytes)
      throw new AppError('too_large', messageFor('http.requests.tooLarge'));
    this.#fields += (name.length + value.length) * BYTES_PER_CHARACTER;
    this.#coming = 0;
    this.#count();
  }

  /** Call when nothing of the form is in use any more. May be called twice. */
  free(): void {
    this.#fields = 0;
    this.#coming = 0;
    this.#count();
  }

  #count(): void {
    const more = this.#fields + this.#coming - this.#counted;
    if (more > 0 && !sharedMemory.add(this.address, more)) throw unavailableError('busy');
    if (more < 0) sharedMemory.remove(this.address, -more);
    this.#counted += more;
  }
}
