import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import inject, { type Response } from 'light-my-request';
import { UNAVAILABLE_KINDS, type UnavailableKind } from '@/lib/platform/http/unavailable-kinds';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** A page that was rendered with the release needs a moment; a server that has none is not to hold an answer back. */
const LONGEST_MS = 5_000;

/**
 * The pages that are sent in place of others, by language and kind. They come with the release, so each is rendered once: many
 * are sent when the server has too much to do.
 */
export class StandIns {
  readonly #pages = new Map<string, Promise<Response | undefined>>();

  /** @param serve answers a request of our own */
  constructor(
    private readonly serve: Serve,
    private readonly longestMs = LONGEST_MS,
  ) {}

  /**
   * Renders all of these pages in these languages, one after the other: later there is no time for it, and an answer has waited
   * already. The one that says that the server is busy comes first, since only that needs nothing to be away.
   */
  async prepare(languages: readonly Language[]): Promise<void> {
    const others = UNAVAILABLE_KINDS.filter((kind) => kind !== 'busy');
    for (const kind of ['busy', ...others] as const)
      for (const language of languages)
        if (!(await this.page(language, kind)))
          log.warn({ language, kind }, 'the page that says what is away could not be rendered');
  }

  /** The page; undefined where it cannot be rendered or takes too long, and then it is rendered anew for who asks next. */
  async page(language: Language, kind: UnavailableKind): Promise<Response | undefined> {
    const url = pathIn(language, paths.unavailable(kind));
    const page = this.#pages.get(url) ?? this.#render(url);
    const found = await Promise.race([page, sleep(this.longestMs, undefined, { ref: false })]);
    if (!found) this.#forget(url, page);
    return found;
  }

  #render(url: string): Promise<Response | undefined> {
    const page = inject(this.serve, { method: 'GET', url, headers: { host: 'localhost' } }).then(
      (found) => (found.statusCode === 200 ? found : undefined),
      () => undefined,
    );
    this.#pages.set(url, page);
    void page.then((found) => {
      if (!found) this.#forget(url, page);
    });
    return page;
  }

  /** Unless it is being rendered anew already. */
  #forget(url: string, page: Promise<Response | undefined>): void {
    if (this.#pages.get(url) === page) this.#pages.delete(url);
  }
}
