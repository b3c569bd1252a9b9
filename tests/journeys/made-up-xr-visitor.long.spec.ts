import { testPseudoLanguage } from './support/made-up-pages';

testPseudoLanguage('xr', undefined);
