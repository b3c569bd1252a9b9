/** The header in which scripts/serve puts the caller's address; what comes in under that name is dropped there. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The caller's network address, for limits and the audit trail. */
export const clientAddress = (request: Request) =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
