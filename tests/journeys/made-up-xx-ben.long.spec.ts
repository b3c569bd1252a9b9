import { testPseudoLanguage } from './support/made-up-pages';

testPseudoLanguage('xx', 'ben');
