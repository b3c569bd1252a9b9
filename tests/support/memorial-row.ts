import { db } from '@/lib/platform/db/client';

/** A memorial with everything that belongs to it, to compare before and after. */
export const memorialRow = (id: string) =>
  db().memorial.findUnique({
    where: { id },
    include: {
      media: true,
      familyMembers: true,
      otherNames: true,
      texts: true,
      // Without ORDER BY, PostgreSQL may return the rows in a different order after a write.
      keepers: { include: { contributions: true }, orderBy: { userId: 'asc' } },
      keeperInvitations: true,
      handovers: true,
      deletion: true,
      accessInvitations: true,
      accessRequests: true,
      guestBook: true,
      condolences: true,
      candles: true,
      freeze: true,
      hiddenRelatives: true,
      condolenceReaders: true,
      firstReader: true,
    },
  });
