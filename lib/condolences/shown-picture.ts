import * as paths from '@/lib/platform/paths';

/** The picture of a condolence as it is shown; width and height in pixels. */
export type ShownPicture = {
  id: string;
  width: number | null;
  height: number | null;
  blurhash: string | null;
};

/** What a query selects of a condolence's `picture`. */
export const PICTURE = {
  select: { media: { select: { id: true, width: true, height: true, blurhash: true } } },
} as const;

/** What was selected so; null where somebody sent words alone. */
export const toPicture = (picture: { media: ShownPicture } | null): ShownPicture | null =>
  picture?.media ?? null;

/** A condolence as the API returns it: with `_id`, and with the address of its picture. */
export const toApiCondolence = <Rest extends { id: string; picture: ShownPicture | null }>({
  id,
  picture,
  ...rest
}: Rest) => ({ _id: id, picture: picture && toApiPicture(picture), ...rest });

const toApiPicture = ({ id, width, height, blurhash }: ShownPicture) => ({
  url: paths.media(id, '800'),
  width,
  height,
  blurhash,
});
