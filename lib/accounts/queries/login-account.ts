import { db } from '@/lib/db/client';

/** An account as a login needs it; the one place that reads the password's hash. */
export type LoginAccount = {
  id: string;
  email: string;
  passwordHash: string;
  emailVerifiedAt: Date | null;
};

export const accountForLogin = (email: string): Promise<LoginAccount | null> =>
  db().user.findUnique({
    where: { email },
    select: { id: true, email: true, passwordHash: true, emailVerifiedAt: true },
  });
