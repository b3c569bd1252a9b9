import type { ServerResponse } from 'node:http';

/** Calls `change` just before the status and headers are sent, when the handler has set its own. */
export function beforeHeaders(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse; // it is overloaded
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!response.headersSent) {
      response.statusCode = status;
      change();
    }
    return writeHead(status, ...rest);
  };
}
