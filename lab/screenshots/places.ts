import { z } from 'zod';
import { demoCaseId } from '@/prisma/demo/add-demo-case';

/** The values that replace `{name}` in the address of a page. */
export type Places = Record<string, string>;

const responseSchema = z.object({
  memorials: z.tuple([z.object({ _id: z.string() })], z.unknown()),
});

/**
 * A demo memorial that Ada created, with a gallery and tributes; the demo's case about it; and a memorial with
 * texts in three languages.
 */
export async function memorialPlaces(site: string): Promise<Places> {
  const memorial = await findMemorialNamed(site, 'lovelace');
  return {
    memorial,
    case: demoCaseId(memorial),
    translated: await findMemorialNamed(site, 'machado'),
  };
}

async function findMemorialNamed(site: string, name: string): Promise<string> {
  const answer = await fetch(new URL(`/api/memorials?name=${name}`, site));
  return responseSchema.parse(await answer.json()).memorials[0]._id;
}

/** Returns the address of a page; null if it needs an unknown place. */
export function addressOf(pattern: string, places: Places): string | null {
  const missing = [...pattern.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !(name in places));
  return missing ? null : pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');
}
