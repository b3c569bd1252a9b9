/** The groups of calls, in the order in which people read of them: the first folder of an address, and `files` for all others. */
export const TAGS: { name: string; description: string }[] = [
  { name: 'memorials', description: 'Memorials, and all that belongs to one.' },
  { name: 'search', description: 'Finding people by their names.' },
  {
    name: 'condolences',
    description: 'What people write on a memorial, and what its authors can do.',
  },
  { name: 'flowers', description: 'Flowers on a memorial.' },
  { name: 'payments', description: 'Orders, and the notices of payment providers.' },
  { name: 'keepers', description: 'Links by which people look after a memorial.' },
  { name: 'access', description: 'Links by which a family lets people in.' },
  { name: 'webhooks', description: 'Where the site tells programs that something happened.' },
  { name: 'auth', description: 'Accounts, sessions and profiles.' },
  { name: 'contact', description: 'Messages to the operator.' },
  { name: 'admin', description: 'What the operator of the site does.' },
  { name: 'site', description: 'What the site is called, and what people can do on it.' },
  { name: 'openapi', description: 'This document.' },
  { name: 'files', description: 'Pictures, codes, feeds and site maps: what is not below /api.' },
];
