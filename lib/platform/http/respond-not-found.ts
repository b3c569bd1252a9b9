import { notFound } from 'next/navigation';
import { setResponseStatus } from './request-context';

/**
 * Sets the status 404 for a page that returns `content`. Next's notFound() would send an empty
 * document that only scripts fill, so it is only used without the server in front.
 */
export function respondNotFound<Content>(content: Content): Content {
  if (!setResponseStatus(404)) notFound();
  return content;
}
