import { ABANDONED_MS } from './rules';

/*
 * Large files are sent in pieces, so that a broken connection costs at most one piece (decision 0131).
 */

/** The size of a piece in bytes. Only the last piece of a file is shorter. */
export const PIECE_BYTES = 1024 * 1024;

/** A file with at most one piece is sent in one request. */
export const isSentInPieces = ({ size }: { size: number }): boolean => size > PIECE_BYTES;

/**
 * How many uploads of an account may be open. Another one deletes the oldest: a page sends two files at once, and a
 * page that was closed leaves its uploads open.
 */
export const MAX_OPEN_UPLOADS = 8;

/** How many bytes the piece at this offset of a file has. */
export const pieceBytesAt = (bytes: number, offset: number): number =>
  Math.min(PIECE_BYTES, bytes - offset);

/** Uploads that began before this time can no longer be continued, and are deleted. */
export const oldestOpenUpload = (now: number): Date => new Date(now - ABANDONED_MS);
