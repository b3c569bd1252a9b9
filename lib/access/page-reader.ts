import { headers } from 'next/headers';
import { readerFrom } from './reader-from';

/** The reader of the current page. Makes the page dynamic. */
export const pageReader = async () => readerFrom(new Headers(await headers()));
