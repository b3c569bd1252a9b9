import { absoluteUrl } from '@/lib/platform/absolute-url';
import type { MailPortrait } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import type { Wreath } from './rules';
import { wreathOf } from './wreath-rules';

type Memorial = {
  id: string;
  fullName: string;
  isPublic: boolean;
  mainPictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
};

/** The columns that `mailPortrait` needs, as Prisma's `select`. */
export const MAIL_PORTRAIT_FIELDS = {
  id: true,
  fullName: true,
  isPublic: true,
  mainPictureId: true,
  enableDigitalFlowers: true,
  wreath: true,
} as const;

/**
 * The portrait for a mail about a memorial. Null if there is none, or if the memorial is not public: mail programs are
 * not logged in. The URL contains only the memorial's id, so it stays valid as long as the page exists, and cannot
 * track who opened the mail.
 */
export function mailPortrait(memorial: Memorial): MailPortrait | null {
  if (!memorial.isPublic || memorial.mainPictureId === null) return null;
  return {
    url: absoluteUrl(paths.memorialPortrait(memorial.id)),
    name: memorial.fullName.replace(/\s+/g, ' '),
    tone: wreathOf(memorial),
  };
}
