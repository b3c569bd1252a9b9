import { toApiMedia } from '@/lib/media/api-form';
import type { Translate } from '@/lib/platform/language/message';
import type { AddedItem } from './commands/add-media';

/** What the API answers about files that were added to a gallery. `waits`: some await a keeper's decision. */
export function toAddedMediaAnswer(added: readonly AddedItem[], t: Translate) {
  const waits = added.some((each) => each.waits);
  return {
    message: t(waits ? 'contributions.answers.waits' : 'memorials.answers.mediaAdded'),
    additionalMedia: added.map(({ item }) => toApiMedia(item)),
    ...(waits && { waits }),
  };
}
