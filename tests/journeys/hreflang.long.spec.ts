import { testAlternates } from './support/hreflang';

testAlternates('memorials', Number.POSITIVE_INFINITY);
