/**
 * Imported by test files whose site should offer the made-up languages too. In `xx`, every text from a catalogue is in
 * brackets, so a text that is in no catalogue stands out.
 */
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';

process.env.LANGUAGES = ALL_LANGUAGES.join(); // settings are read on first use
