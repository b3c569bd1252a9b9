import type { ServerResponse } from 'node:http';

/** Calls `change` when the app has set its headers and just before they leave. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse; // it has several forms
  response.writeHead = (...args: unknown[]) => {
    if (!response.headersSent) change();
    return writeHead(...args);
  };
}
