import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import inject from 'light-my-request';
import type { UnavailableKind } from '@/lib/platform/http/unavailable-error';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { addEncoding, encode } from './answers/encoding';
import type { StoredAnswer } from './answers/stored-answer';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** The parts of a fallback page that are kept. Everything that `inject` returns would need three times the memory. */
export type FallbackPage = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  packed: StoredAnswer['bodies'];
};

/** Faults that affect all pages at once. Pages for other faults are rendered when they are first needed. */
const PREPARED = ['busy', 'away'] as const satisfies UnavailableKind[];

/** Rendering takes a moment. A response must not wait longer for its fallback page. */
const MAX_WAIT_MS = 5_000;

/**
 * The pages that are sent in place of pages that could not be rendered, by language and kind. Each is rendered once,
 * because many are sent when the server has too much to do.
 */
export class FallbackPages {
  readonly #pages = new Map<string, Promise<FallbackPage | undefined>>();
  #renewing = Promise.resolve();
  #isToRenew = false;

  /** @param serve answers a request that the server makes itself */
  constructor(
    private readonly serve: Serve,
    private readonly maxMs = MAX_WAIT_MS,
  ) {}

  /**
   * Renders the pages of `PREPARED` in these languages, one after the other. Once they are needed, there is no time to
   * render them.
   */
  async prepare(languages: readonly Language[]): Promise<void> {
    for (const kind of PREPARED)
      for (const language of languages)
        if (!(await this.page(language, kind)))
          log.warn({ language, kind }, 'a fallback page could not be rendered');
  }

  /** Renders all pages again, since the site has changed. In the meantime, the earlier pages are sent. */
  renew(): void {
    if (this.#isToRenew) return;
    this.#isToRenew = true;
    this.#renewing = this.#renewing.then(async () => {
      this.#isToRenew = false;
      for (const url of [...this.#pages.keys()]) {
        const late = sleep(this.maxMs, undefined, { ref: false });
        const found = await Promise.race([this.#rendered(url), late]);
        if (found) this.#pages.set(url, Promise.resolve(found));
      }
    });
  }

  /** The page. Undefined if it cannot be rendered or takes too long; then the next call renders it again. */
  async page(language: Language, kind: UnavailableKind): Promise<FallbackPage | undefined> {
    const url = pathIn(language, paths.unavailable(kind));
    const page = this.#pages.get(url) ?? this.#render(url);
    const found = await Promise.race([page, sleep(this.maxMs, undefined, { ref: false })]);
    if (!found) this.#forget(url, page);
    return found;
  }

  #render(url: string): Promise<FallbackPage | undefined> {
    const page = this.#rendered(url);
    this.#pages.set(url, page);
    void page.then((found) => {
      if (!found) this.#forget(url, page);
    });
    return page;
  }

  #rendered(url: string): Promise<FallbackPage | undefined> {
    return inject(this.serve, { method: 'GET', url, headers: { host: 'localhost' } })
      .then(({ statusCode, headers, rawPayload }) =>
        statusCode === 200 ? toFallbackPage(headers, Buffer.from(rawPayload)) : undefined,
      )
      .catch(() => undefined);
  }

  /** Deletes the page, unless another render has already replaced it. */
  #forget(url: string, page: Promise<FallbackPage | undefined>): void {
    if (this.#pages.get(url) === page) this.#pages.delete(url);
  }
}

async function toFallbackPage(headers: OutgoingHttpHeaders, body: Buffer): Promise<FallbackPage> {
  const zipped = await encode(body, String(headers['content-type']), false, 'gzip');
  return { headers, body, packed: await addEncoding(zipped, 'br') };
}
