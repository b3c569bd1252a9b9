/** The User-Agent header, by which people recognise their sessions; '' without one. */
export const userAgent = (request: Request) => request.headers.get('user-agent') ?? '';
