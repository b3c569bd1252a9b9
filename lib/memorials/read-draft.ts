import { log } from '@/lib/log/log';
import { unseal } from '@/lib/sealing/sealing';
import { type MemorialForm, memorialFormSchema } from './schema';

/** The form in a draft; null when it cannot be opened, or is no form any more. */
export function readDraft(formSealed: string): MemorialForm | null {
  try {
    return memorialFormSchema.parse(JSON.parse(unseal(formSealed)));
  } catch (error) {
    log.warn({ err: error }, 'a draft could not be read');
    return null;
  }
}
