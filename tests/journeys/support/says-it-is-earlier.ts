/**
 * Whether an answer says that it is an earlier one: what a site sends that could not make a page anew within four seconds, because
 * its machine is busy or its database is away (decision 0088).
 */
export const saysItIsEarlier = ({ headers }: Response): boolean =>
  headers.get('cache-status')?.includes('ttl=-1') ?? false;
