import { setTimeout as wait } from 'node:timers/promises';

/** One server-to-server message; `onAttempt` hears the status of every try, 0 for none. */
export type Letter = {
  url: string;
  body: string;
  headers: Record<string, string>;
  onAttempt?: (status: number) => void;
};

/** Compressed from Paystack's 30 seconds (integrations 1.4). */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** A slow application does not hold up the browser for longer than this. */
const PATIENCE_MS = 3_000;

/** Delivers messages until the application answers 200; nothing else counts (1.4, 2.4). */
export class Courier {
  private readonly stopped = new AbortController();

  constructor(private readonly retryDelaysMs: readonly number[]) {}

  /** Tries once and gives the status; tries on in the background unless that was 200. */
  async send(letter: Letter): Promise<number> {
    const status = await this.attempt(letter);
    if (status !== 200) this.inBackground(() => this.retry(letter));
    return status;
  }

  /** Waits for a first answer, but not for ever: it is the buyer's browser that waits here. */
  async patiently(sent: Promise<unknown>): Promise<void> {
    await Promise.race([sent, this.pause(PATIENCE_MS).catch(() => undefined)]);
  }

  /** One try, without another after it; redirects are not followed (integrations 2.4). */
  async attempt(letter: Letter): Promise<number> {
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const status = await fetch(letter.url, {
      method: 'POST',
      headers: letter.headers,
      body: letter.body,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, this.stopped.signal]),
    })
      .then(async (response) => {
        await response.body?.cancel();
        return response.status;
      })
      .catch(() => 0); // Unreachable is an answer too: it is tried again.
    letter.onAttempt?.(status);
    return status;
  }

  /** Does something later, unless the sandbox stops before. */
  later(delayMs: number, action: () => Promise<unknown>): void {
    this.inBackground(async () => {
      await this.pause(delayMs);
      await action();
    });
  }

  async pause(delayMs: number): Promise<void> {
    await wait(delayMs, undefined, { signal: this.stopped.signal, ref: false });
  }

  stop(): void {
    this.stopped.abort();
  }

  private async retry(letter: Letter): Promise<void> {
    for (const delay of this.retryDelaysMs) {
      await this.pause(delay);
      if ((await this.attempt(letter)) === 200) return;
    }
  }

  private inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (!this.stopped.signal.aborted) console.error('sandbox:', error);
    });
  }
}
