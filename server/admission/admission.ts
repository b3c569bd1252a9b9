import type { IncomingMessage, ServerResponse } from 'node:http';
import { NetworkShares } from '@/lib/platform/http/network-shares';
import { metrics } from '@/lib/platform/metrics';
import { Gate } from './gate';
import { holdPlace } from './hold-place';
import { BODIES, LONGEST_BODY, type limitsFor } from './limits';
import { hasBody, readBody } from './read-body';
import { classOf, type RequestClass } from './request-class';

/** Why a request is not worked on: no time, a body that was not there in time, or one that is too large. */
export type NotAdmitted = 'busy' | 'late' | 'too_large';

type Use = { taken: number; waiting: number };

/** Whether the caller of what is only read left while it waited. A render for all who wait (SharedAnswers) has no such caller. */
const isReadForNobody = ({ method = '' }: IncomingMessage, response: ServerResponse): boolean =>
  ['GET', 'HEAD'].includes(method) && (response.closed || response.destroyed);

/** What is kept of the bodies of one class. */
type Bodies = { kept: NetworkShares; mostBytes: number };

/**
 * Decides which requests this process works on (security.md, "Overload"), so that what it lets in is answered soon. Each class has
 * its own places, and its own memory for bodies: one is refused when these are full, whatever the others do. Nothing puts the
 * classes in an order; reads are the first to be refused because they have few places and are many.
 */
export class Admission {
  readonly #gates: Map<RequestClass, Gate>;
  readonly #bodies: Map<string, Bodies>;

  /** @param files of this release, which are never refused (release-files.ts) */
  constructor(
    limits: ReturnType<typeof limitsFor>,
    private readonly files: ReadonlySet<string> = new Set(),
  ) {
    const names = Object.keys(limits) as RequestClass[]; // of this type
    this.#gates = new Map(
      names.map((name) => [name, new Gate(limits[name], () => metrics()?.refusedForTime(name))]),
    );
    this.#bodies = new Map(
      Object.entries(LONGEST_BODY).map(([name, mostBytes]) => {
        const kept = new NetworkShares(BODIES.bytes, BODIES.share, mostBytes);
        return [name, { kept, mostBytes }];
      }),
    );
  }

  /** The places of each class that are taken, and how many requests wait for one. */
  get use(): Map<RequestClass, Use> {
    return new Map([...this.#gates].map(([name, gate]) => [name, gate.use]));
  }

  /**
   * Calls `work` once there is a place for the request, which it holds until the work is over. Otherwise returns why not.
   * @param request with its caller's address in `x-client-address`
   * @param work answers the request; what it throws is thrown
   */
  async run(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<NotAdmitted | undefined> {
    const name = classOf(request, this.files);
    const gate = name && this.#gates.get(name);
    if (!gate) return void (await work());
    const address = String(request.headers['x-client-address']);
    const body = await this.#receive(request, name, address);
    const leave = body.refusal === undefined ? await gate.enter(address) : undefined;
    if (!leave) {
      body.free();
      return body.refusal ?? 'busy';
    }
    const giveBack = () => {
      leave();
      body.free();
    };
    if (isReadForNobody(request, response)) return void giveBack();
    const place = holdPlace({ request, response, name, leave: giveBack });
    try {
      await work();
    } finally {
      place.workEnded();
    }
    return undefined;
  }

  /** Reads the body of a request that does not stream. `free` tells that nothing of it is kept any more. */
  async #receive(
    request: IncomingMessage,
    name: RequestClass,
    address: string,
  ): Promise<{ refusal?: NotAdmitted; free: () => void }> {
    const bodies = this.#bodies.get(name);
    if (!bodies || !hasBody(request)) return { free: () => {} };
    const { kept, mostBytes } = bodies;
    let bytes = 0;
    const take = (more: number) => {
      if (!kept.add(address, more)) return false;
      bytes += more;
      return true;
    };
    const received = await readBody(request, take, { mostBytes });
    const free = () => {
      kept.remove(address, bytes);
      bytes = 0;
    };
    if (received === 'all') return { free };
    return { refusal: received === 'no_room' ? 'busy' : received, free };
  }
}
