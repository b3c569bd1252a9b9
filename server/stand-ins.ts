import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import inject from 'light-my-request';
import type { UnavailableKind } from '@/lib/platform/http/unavailable-kinds';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import type { Answer } from './answers/answer';
import { encode, withEncoding } from './answers/encoding';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** What is kept of such a page: all that `inject` returns would be three times as much. It is sent as it is, or compressed. */
export type StandIn = { headers: OutgoingHttpHeaders; body: Buffer; packed: Answer['bodies'] };

/** The faults that come over all pages at once. The pages of the others are rendered when the first is needed. */
const PREPARED = ['busy', 'away'] as const satisfies UnavailableKind[];

/** A page that was rendered with the release needs a moment; a server that has none is not to hold an answer back. */
const LONGEST_MS = 5_000;

/**
 * The pages that are sent in place of others, by language and kind. They come with the release, so each is rendered once: many
 * are sent when the server has too much to do.
 */
export class StandIns {
  readonly #pages = new Map<string, Promise<StandIn | undefined>>();
  #renewing = Promise.resolve();
  #isToRenew = false;

  /** @param serve answers a request of our own */
  constructor(
    private readonly serve: Serve,
    private readonly longestMs = LONGEST_MS,
  ) {}

  /**
   * Renders the pages for too much to do and for a database that is away, in these languages, one after the other: later there is no
   * time for it.
   */
  async prepare(languages: readonly Language[]): Promise<void> {
    for (const kind of PREPARED)
      for (const language of languages)
        if (!(await this.page(language, kind)))
          log.warn({ language, kind }, 'the page that says what is away could not be rendered');
  }

  /** Renders anew what there is, since the site has changed. Until then, the earlier pages are sent. */
  renew(): void {
    if (this.#isToRenew) return;
    this.#isToRenew = true;
    this.#renewing = this.#renewing.then(async () => {
      this.#isToRenew = false;
      for (const url of [...this.#pages.keys()]) {
        const late = sleep(this.longestMs, undefined, { ref: false });
        const found = await Promise.race([this.#rendered(url), late]);
        if (found) this.#pages.set(url, Promise.resolve(found));
      }
    });
  }

  /** The page; undefined where it cannot be rendered or takes too long, and then it is rendered anew for who asks next. */
  async page(language: Language, kind: UnavailableKind): Promise<StandIn | undefined> {
    const url = pathIn(language, paths.unavailable(kind));
    const page = this.#pages.get(url) ?? this.#render(url);
    const found = await Promise.race([page, sleep(this.longestMs, undefined, { ref: false })]);
    if (!found) this.#forget(url, page);
    return found;
  }

  #render(url: string): Promise<StandIn | undefined> {
    const page = this.#rendered(url);
    this.#pages.set(url, page);
    void page.then((found) => {
      if (!found) this.#forget(url, page);
    });
    return page;
  }

  #rendered(url: string): Promise<StandIn | undefined> {
    return inject(this.serve, { method: 'GET', url, headers: { host: 'localhost' } })
      .then(({ statusCode, headers, rawPayload }) =>
        statusCode === 200 ? standIn(headers, Buffer.from(rawPayload)) : undefined,
      )
      .catch(() => undefined);
  }

  /** Unless it is being rendered anew already. */
  #forget(url: string, page: Promise<StandIn | undefined>): void {
    if (this.#pages.get(url) === page) this.#pages.delete(url);
  }
}

async function standIn(headers: OutgoingHttpHeaders, body: Buffer): Promise<StandIn> {
  const zipped = await encode(body, String(headers['content-type']), false, 'gzip');
  return { headers, body, packed: await withEncoding(zipped, 'br') };
}
