import { isOpen, type Visibility } from '@/lib/access/rules';

/** How a mail to an author refers to the memorial: by name, without it, or no mail at all. */
export type MailName = 'named' | 'unnamed' | 'none';

/**
 * Decides how a mail to an address that somebody typed may refer to a memorial with this visibility.
 * @param isLetIn the address belongs to a keeper or to somebody the family let in
 * @param isFirst the mail is the first that brings the link to the author's private page, needed to withdraw the
 * condolence
 */
export function mailName(visibility: Visibility, isLetIn: boolean, isFirst: boolean): MailName {
  if (isOpen({ visibility }) || isLetIn) return 'named';
  // Somebody who had the family password when they wrote may still have it.
  return isFirst || visibility === 'password' ? 'unnamed' : 'none';
}
