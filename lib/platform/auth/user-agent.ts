/** The User-Agent header, by which people recognise their sessions; '' if there is none. */
export const userAgent = (request: Request) => request.headers.get('user-agent') ?? '';
