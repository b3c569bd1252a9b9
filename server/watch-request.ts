import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLog } from './request-log';
import type { RouteTemplates } from './route-templates';

/** A request that is over. */
export type Watched = {
  method: string;
  route: string;
  /** Of the answer; 499 where the caller left before there was one. */
  status: number;
  seconds: number;
};

const LEFT = 499;
/** Balancers ask these every second. */
const HEALTH = ['/livez', '/readyz'];

type Options = {
  routes: RouteTemplates;
  /** Counts it; absent in a process that counts nothing. */
  count?: ((watched: Watched) => void) | undefined;
};

/** Logs and counts each request when it is over, whoever answered it. */
export class RequestWatch {
  constructor(private readonly options: Options) {}

  /** The template of a request's address. */
  routeOf({ url = '' }: IncomingMessage): string {
    return this.options.routes.of(url);
  }

  /** To be called as the first thing with a request: what answers it changes its address. */
  begin(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const { method = '', url = '' } = request;
    const begun = performance.now();
    // A response closes once: the listener need not remove itself, which takes time.
    response.on('close', () => {
      const milliseconds = performance.now() - begun;
      const route = this.options.routes.of(url);
      const status = response.headersSent ? response.statusCode : LEFT;
      this.options.count?.({ method, route, status, seconds: milliseconds / 1000 });
      const ms = Math.round(milliseconds * 10) / 10;
      const line = { requestId, method, route, status, ms };
      if (HEALTH.includes(route)) requestLog.write('debug', line);
      else requestLog.write(status >= 500 ? 'warn' : 'info', line);
    });
  }
}
