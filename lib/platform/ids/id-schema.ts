import { z } from 'zod';
import type { IssueMessage } from '@/lib/platform/language/issue-message';
import { PUBLIC_ID } from './public-id';

/**
 * For ids in an address that are looked up without checking their format: an impossible id is
 * answered with 404, like an unknown one, not with 400.
 */
export const idParams = z.object({ id: z.string() });

/** A schema for a public id in a request; `invalid` is the message for anything else. */
export const publicId = (invalid: IssueMessage | string) =>
  z.string(invalid).regex(PUBLIC_ID, invalid);
