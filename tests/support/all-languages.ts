/** For a test file to import: its site offers the made-up languages, too. `xx` shows each text that no catalogue has. */
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';

process.env.LANGUAGES = ALL_LANGUAGES.join(); // settings are read when they are first asked for
