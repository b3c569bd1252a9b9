import type { Language } from '@/lib/platform/language/languages';

/** The signed-in person who makes a request, as stored in the database now. */
export type Viewer = {
  userId: string;
  sessionId: string;
  role: 'member' | 'admin';
  firstName: string;
  lastName: string;
  email: string;
  /** Of mails to this person. */
  language: Language;
};

export const isAdmin = (viewer: Viewer | null) => viewer?.role === 'admin';
