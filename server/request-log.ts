import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/platform/log';
import type { RouteTemplates } from './route-templates';

/** A request that is over. */
export type FinishedRequest = {
  method: string;
  route: string;
  /** Of the response; 499 if the caller left before there was one. */
  status: number;
  seconds: number;
};

const CLIENT_CLOSED_REQUEST = 499;
/** Balancers request these every second. */
const HEALTH_CHECKS = ['/livez', '/readyz'];

type Options = {
  routes: RouteTemplates;
  /** Counts the request for the metrics; undefined without METRICS_PORT. */
  count?: ((finishedRequest: FinishedRequest) => void) | undefined;
};

/** Logs and counts each request when it is over, including those that Next never sees. */
export class RequestLog {
  constructor(private readonly options: Options) {}

  /** The route template of a request's address. */
  routeOf({ url = '' }: IncomingMessage): string {
    return this.options.routes.of(url);
  }

  /** Must be called before anything else, because handlers change the request's URL. */
  begin(request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const { method = '', url = '' } = request;
    const startedAt = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - startedAt;
      const route = this.options.routes.of(url);
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      this.options.count?.({ method, route, status, seconds: milliseconds / 1000 });
      const ms = Math.round(milliseconds * 10) / 10;
      const level = HEALTH_CHECKS.includes(route) ? 'debug' : status >= 500 ? 'warn' : 'info';
      log[level]({ requestId, method, route, status, ms }, 'request');
    });
  }
}
