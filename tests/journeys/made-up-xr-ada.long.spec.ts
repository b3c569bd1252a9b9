import { testMadeUp } from './support/made-up-pages';

testMadeUp('xr', 'ada');
