import { setTimeout as wait } from 'node:timers/promises';

/** A server-to-server message. `onAttempt` is called with the status of every attempt; 0 for no response. */
export type WebhookRequest = {
  url: string;
  body: string;
  headers: Record<string, string>;
  onAttempt?: (status: number) => void;
};

/** Shortened from Paystack's 30 seconds (payments.md 1.4). */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** How long the buyer's browser waits for a slow application. */
const MAX_FIRST_WAIT_MS = 3_000;

/** Delivers messages until the application responds with 200; no other status counts (payments.md 1.4, 2.4). */
export class WebhookSender {
  private readonly abortController = new AbortController();

  constructor(private readonly retryDelaysMs: readonly number[]) {}

  /** Tries once and returns the status. Retries in the background unless the status is 200. */
  async send(request: WebhookRequest): Promise<number> {
    const status = await this.attempt(request);
    if (status !== 200) this.inBackground(() => this.retry(request));
    return status;
  }

  /** Waits only a limited time for the first response, because the buyer's browser waits as well. */
  async waitBriefly(sending: Promise<unknown>): Promise<void> {
    await Promise.race([sending, this.pause(MAX_FIRST_WAIT_MS).catch(() => undefined)]);
  }

  /** Tries exactly once. Redirects are not followed (payments.md 2.4). */
  async attempt(request: WebhookRequest): Promise<number> {
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const status = await fetch(request.url, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, this.abortController.signal]),
    })
      .then(async (response) => {
        await response.body?.cancel();
        return response.status;
      })
      .catch(() => 0); // no response also leads to a retry
    request.onAttempt?.(status);
    return status;
  }

  /** Runs an action after a delay, unless the sandbox has stopped by then. */
  later(delayMs: number, action: () => Promise<unknown>): void {
    this.inBackground(async () => {
      await this.pause(delayMs);
      await action();
    });
  }

  async pause(delayMs: number): Promise<void> {
    await wait(delayMs, undefined, { signal: this.abortController.signal, ref: false });
  }

  stop(): void {
    this.abortController.abort();
  }

  private async retry(request: WebhookRequest): Promise<void> {
    for (const delay of this.retryDelaysMs) {
      await this.pause(delay);
      if ((await this.attempt(request)) === 200) return;
    }
  }

  private inBackground(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      if (!this.abortController.signal.aborted) console.error('sandbox:', error);
    });
  }
}
