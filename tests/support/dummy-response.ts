import { ServerResponse } from 'node:http';

/** A response that is sent nowhere, for code that reads its status and headers. */
export const dummyResponse = () => new ServerResponse({ method: 'GET' } as never); // as: ServerResponse reads only the method
