import * as paths from '@/lib/platform/paths';

/** The picture of a condolence as it is shown; width and height in pixels. */
export type ShownPicture = {
  id: string;
  width: number | null;
  height: number | null;
  blurhash: string | null;
};

/** The columns of a condolence's picture, as Prisma's `select`. */
export const PICTURE = {
  select: { media: { select: { id: true, width: true, height: true, blurhash: true } } },
} as const;

/** Converts what PICTURE selected; null if there is no picture. */
export const toPicture = (picture: { media: ShownPicture } | null): ShownPicture | null =>
  picture?.media ?? null;

/** A condolence as the API returns it, with `_id` and the address of its picture. */
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
