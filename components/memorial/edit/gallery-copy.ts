import type { ManagedItem } from '@/components/media/managed-item';

/** A gallery while it is edited: as the person arranged it, and as the memorial shows it, as far as known. */
export type GalleryCopy = { items: readonly ManagedItem[]; shown: readonly ManagedItem[] };

export const copyOf = (shown: readonly ManagedItem[]): GalleryCopy => ({ items: shown, shown });

/** With what was uploaded meanwhile, at the end. The server answers a file that it has with the item it is. */
export const withAdded = ({ items, shown }: GalleryCopy, added: ManagedItem): GalleryCopy => ({
  items: joined(items, added),
  shown: joined(shown, added),
});

/** Whether the person changed an order or a caption, or removed something. */
export const isArranged = ({ items, shown }: GalleryCopy): boolean =>
  JSON.stringify(items.map(nameAndCaption)) !== JSON.stringify(shown.map(nameAndCaption));

/**
 * What PUT /api/memorials/{id} takes of it (spec 7): nothing while nothing was arranged. `knownMedia` are
 * the items that the person saw; one that somebody else added meanwhile is not among them, and stays.
 */
export const sentMedia = (copy: GalleryCopy) =>
  isArranged(copy)
    ? {
        existingMedia: copy.items.map(({ id, type, url, caption }) => ({
          _id: id,
          type,
          url,
          caption,
        })),
        knownMedia: copy.shown.map(({ id }) => id),
      }
    : {};

const nameAndCaption = ({ id, caption }: ManagedItem) => [id, caption];

const joined = (items: readonly ManagedItem[], added: ManagedItem) =>
  items.some(({ id }) => id === added.id) ? items : [...items, added];
