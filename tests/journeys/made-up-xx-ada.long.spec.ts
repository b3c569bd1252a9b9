import { testMadeUp } from './support/made-up-pages';

testMadeUp('xx', 'ada');
