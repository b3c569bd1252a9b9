import type { Language } from '@/lib/platform/language/languages';
import type { Scope } from './scope-rules';

/** The signed-in person who makes a request, as the database has them now. */
export type Viewer = {
  userId: string;
  /** '' for a request with an API key. */
  sessionId: string;
  role: 'member' | 'admin';
  firstName: string;
  lastName: string;
  email: string;
  /** The language of mails to this person. */
  language: Language;
  /** Present if the request comes with an API key of this person. */
  token?: TokenPermissions;
};

/** What a key may do, and for which memorials of its owner; an empty list means all. */
export type TokenPermissions = { scopes: readonly Scope[]; memorialIds: readonly string[] };

export const isAdmin = (viewer: Viewer | null) => viewer?.role === 'admin';
