/**
 * The groups of operations, in the order in which they are documented: the first folder below /api, and `files` for
 * everything else.
 */
export const TAGS: { name: string; description: string }[] = [
  { name: 'memorials', description: 'Memorials and everything that belongs to them.' },
  { name: 'search', description: 'Finding people by their names.' },
  {
    name: 'condolences',
    description: 'Condolences on memorials, for families and for authors.',
  },
  { name: 'flowers', description: 'Flowers on a memorial.' },
  { name: 'payments', description: "Orders, and payment providers' webhooks." },
  { name: 'keepers', description: 'E-mailed links for people who look after a memorial.' },
  { name: 'access', description: "Guest access by a family's link or password." },
  { name: 'webhooks', description: 'Endpoints that the site notifies of events.' },
  { name: 'auth', description: 'Accounts, sessions and profiles.' },
  { name: 'contact', description: 'Messages to the operator.' },
  { name: 'admin', description: 'Administration of the site.' },
  { name: 'site', description: "The site's name, features and prices." },
  { name: 'openapi', description: 'This document.' },
  {
    name: 'files',
    description: 'Pictures, printed codes, feeds and sitemaps: everything outside /api.',
  },
];
