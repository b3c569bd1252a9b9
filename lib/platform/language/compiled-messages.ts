import type { CompiledMessage } from 'icu-minify/format';

/** The compiled messages of a language by part and key. */
export type Catalogue = { [key: string]: CompiledMessage | Catalogue };
