import type { IncomingMessage, ServerResponse } from 'node:http';
import { NetworkShares } from '@/lib/platform/http/network-shares';
import { metrics } from '@/lib/platform/metrics';
import { AdmissionQueue } from './admission-queue';
import { holdPlace } from './hold-place';
import { BODY_MEMORY, type limitsFor, MAX_BODY_BY_CLASS } from './limits';
import { hasBody, readBody } from './read-body';
import { type RequestClass, requestClassOf } from './request-class';

/** Why a request is refused: no free place, a body that did not arrive in time, or a body that is too large. */
export type RefusalReason = 'busy' | 'late' | 'too_large';

type Use = { taken: number; waiting: number };

/**
 * Whether the caller of a read left while the request waited. The server's own requests (renders.ts) have no caller who
 * could leave.
 */
const hasReaderLeft = ({ method = '' }: IncomingMessage, response: ServerResponse): boolean =>
  ['GET', 'HEAD'].includes(method) && (response.closed || response.destroyed);

/** The memory for the bodies of one class, and the longest of them. */
type BodyLimits = { memory: NetworkShares; maxBytes: number };

/**
 * Decides which requests this process works on (security.md, "Overload"), so that the admitted ones are answered soon.
 * Each class of requests has its own places, and its own memory for bodies. A request is refused when the places or the
 * memory of its class are full, regardless of the other classes. No class has priority; reads are refused first because
 * they are many and have few places.
 */
export class Admission {
  readonly #gates: Map<RequestClass, AdmissionQueue>;
  readonly #bodies: Map<string, BodyLimits>;

  /** @param files of this release, which are never refused (release-files.ts) */
  constructor(
    limits: ReturnType<typeof limitsFor>,
    private readonly files: ReadonlySet<string> = new Set(),
  ) {
    const names = Object.keys(limits) as RequestClass[]; // as: these are its keys
    this.#gates = new Map(
      names.map((name) => [
        name,
        new AdmissionQueue(limits[name], () => metrics()?.refusedForTime(name)),
      ]),
    );
    this.#bodies = new Map(
      Object.entries(MAX_BODY_BY_CLASS).map(([name, maxBytes]) => {
        const memory = new NetworkShares(BODY_MEMORY.bytes, BODY_MEMORY.share, maxBytes);
        return [name, { memory, maxBytes }];
      }),
    );
  }

  /** For each class, how many places are taken and how many requests wait for one. */
  get use(): Map<RequestClass, Use> {
    return new Map([...this.#gates].map(([name, admissionQueue]) => [name, admissionQueue.use]));
  }

  /**
   * Calls `work` once there is a place for the request, which holds it until the work is done. Returns the reason if
   * the request is refused.
   * @param request with its caller's address in `x-client-address`
   * @param work answers the request; its errors are thrown
   */
  async run(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<RefusalReason | undefined> {
    const name = requestClassOf(request, this.files);
    const admissionQueue = name && this.#gates.get(name);
    if (!admissionQueue) return void (await work());
    const address = String(request.headers['x-client-address']);
    const body = await this.#receive(request, name, address);
    const leave = body.refusal === undefined ? await admissionQueue.enter(address) : undefined;
    if (!leave) {
      body.free();
      return body.refusal ?? 'busy';
    }
    const release = () => {
      leave();
      body.free();
    };
    if (hasReaderLeft(request, response)) return void release();
    const place = holdPlace({ request, response, name, leave: release });
    try {
      await work();
    } finally {
      place.workEnded();
    }
    return undefined;
  }

  /** Reads the body of a request whose class does not stream. Call `free` once the body is no longer in memory. */
  async #receive(
    request: IncomingMessage,
    name: RequestClass,
    address: string,
  ): Promise<{ refusal?: RefusalReason; free: () => void }> {
    const bodies = this.#bodies.get(name);
    if (!bodies || !hasBody(request)) return { free: () => {} };
    const { memory, maxBytes } = bodies;
    let bytes = 0;
    const take = (more: number) => {
      if (!memory.add(address, more)) return false;
      bytes += more;
      return true;
    };
    const bodyOutcome = await readBody(request, take, { maxBytes });
    const free = () => {
      memory.remove(address, bytes);
      bytes = 0;
    };
    if (bodyOutcome === 'all') return { free };
    return { refusal: bodyOutcome === 'no_room' ? 'busy' : bodyOutcome, free };
  }
}
