import type { Language } from '@/lib/platform/language/languages';
import type { Scope } from './scope-rules';

/** The signed-in person who makes a request, as stored in the database now. */
export type Viewer = {
  userId: string;
  /** '' for a program: its key is no session. */
  sessionId: string;
  role: 'member' | 'admin';
  firstName: string;
  lastName: string;
  email: string;
  /** Of mails to this person. */
  language: Language;
  /** The bounds of the key with which a program asks in this person's name; missing for the person. */
  token?: TokenBounds;
};

/** What a key may do, and to which memorials: of those that the person keeps, all where the list is empty. */
export type TokenBounds = { scopes: readonly Scope[]; memorialIds: readonly string[] };

export const isAdmin = (viewer: Viewer | null) => viewer?.role === 'admin';
