/** The program that lab/bench/fill/count-words.ts starts. */
import { countSearchWords } from '@/lib/search/commands/count-words';

await countSearchWords();
process.exit(0);
