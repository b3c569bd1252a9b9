import type { MailPortrait } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
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

/** The columns that mailPortrait reads. */
export const MAIL_PORTRAIT_FIELDS = {
  id: true,
  fullName: true,
  isPublic: true,
  mainPictureId: true,
  enableDigitalFlowers: true,
  wreath: true,
} as const;

/**
 * The portrait that a mail about a memorial shows; null where it has none, or where a stranger may not see it: a mail program
 * is not logged in. Its address names the memorial alone, so that it lasts as long as the page, and tells us nothing about
 * who opened the mail.
 */
export function mailPortrait(memorial: Memorial): MailPortrait | null {
  if (!memorial.isPublic || memorial.mainPictureId === null) return null;
  return {
    url: absolute(paths.memorialPortrait(memorial.id)),
    name: memorial.fullName.replace(/\s+/g, ' '),
    tone: wreathOf(memorial),
  };
}
