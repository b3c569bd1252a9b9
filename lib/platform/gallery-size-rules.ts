/**
 * How many items a gallery holds unless an admin sets another number (`doors.galleryItems`), and the largest number
 * that they can set.
 */
export const GALLERY_ITEMS = { preset: 400, most: 1_000 } as const;
