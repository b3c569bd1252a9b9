import { isOpen, type Visibility } from '@/lib/access/rules';

/** How a mail about somebody's words speaks of their memorial: by its name, without it, or not at all. */
export type MailName = 'named' | 'unnamed' | 'none';

/**
 * What a mail to an address that somebody typed may say of a memorial, by the level that it has now.
 * @param isLetIn whether the address is that of a keeper, or of somebody whom the family has let in
 * @param isFirst whether it is the mail with the link to their own page, which they need to take the words back
 */
export function mailName(visibility: Visibility, isLetIn: boolean, isFirst: boolean): MailName {
  if (isOpen({ visibility }) || isLetIn) return 'named';
  // Who had the family password when they wrote may have it still.
  return isFirst || visibility === 'password' ? 'unnamed' : 'none';
}
