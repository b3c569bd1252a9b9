import { db } from '@/lib/platform/db/client';

/** A memorial with all that belongs to it, to see whether something changed. */
export const memorialRow = (id: string) =>
  db().memorial.findUnique({
    where: { id },
    include: {
      media: true,
      familyMembers: true,
      otherNames: true,
      texts: true,
      // PostgreSQL promises no order, and gives another one where a row was written in between.
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
    },
  });
