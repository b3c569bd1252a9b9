import { ServerResponse } from 'node:http';

/** An answer that nobody waits for, for what looks at its status and headers. */
export const someAnswer = () => new ServerResponse({ method: 'GET' } as never); // as: it reads nothing else of a request
