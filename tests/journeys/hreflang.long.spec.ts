import { testAlternates } from './support/hreflang';

testAlternates('pages', Number.POSITIVE_INFINITY);
// Other tests add memorials, so their number would decide how long this takes.
testAlternates('memorials', 60);
