import { testAlternates } from './support/hreflang';

testAlternates('pages', Number.POSITIVE_INFINITY);
/** Each is rendered in eleven languages: hreflang.long.spec.ts asks for all of them. */
testAlternates('memorials', 3);
