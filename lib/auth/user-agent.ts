/** What the caller's browser calls itself, to tell one's sessions apart. */
export const userAgent = (request: Request) => request.headers.get('user-agent') ?? '';
