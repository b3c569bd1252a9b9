import { testAlternates } from './support/hreflang';

testAlternates('pages', Number.POSITIVE_INFINITY);
testAlternates('memorials', Number.POSITIVE_INFINITY);
