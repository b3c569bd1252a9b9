/** Started by lab/bench/fill/count-words.ts. */
import { countSearchWords } from '@/lib/search/commands/count-words';

await countSearchWords();
process.exit(0);
