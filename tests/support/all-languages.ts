/**
 * Imported by test files whose site should offer the made-up languages too. `xx` shows every text that is in no
 * catalogue.
 */
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';

process.env.LANGUAGES = ALL_LANGUAGES.join(); // settings are read on first use
