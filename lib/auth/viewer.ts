/** Who is asking, as the database knows them at this moment. */
export type Viewer = {
  userId: string;
  sessionId: string;
  role: 'member' | 'admin';
  firstName: string;
  lastName: string;
  email: string;
};

export const isAdmin = (viewer: Viewer | null) => viewer?.role === 'admin';
