import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_DELAY_MS } from './edited-while-read';
import type { MemorialOwner } from './member';

const TURNS = 3;
/** A link that a memorial's page shows only to people who may edit the memorial. */
const editLink = ({ memorialId }: MemorialOwner) => `/edit-memorial/${memorialId}`;

/**
 * Requests the same addresses in turn as a member and as strangers, through a cache in front of the site, including a
 * memorial that was just hidden. Returns a sentence for each response that the caller must not get.
 */
export async function wrongAnswers(
  cache: string,
  site: string,
  member: MemorialOwner,
): Promise<string[]> {
  const faults: string[] = [];
  const session = { cookie: `next-auth.session-token=${member.token}` };
  const bearer = { authorization: `Bearer ${member.token}` };
  const page = `/memorial/${member.memorialId}`;
  const picture = /\/media\/\w{12}\/320/.exec((await ask(site + page)).body)?.[0] ?? page;
  const addresses = [page, `/fr${page}`, '/profile', '/my-memorials', '/', '/about', picture];
  const apis = ['/api/auth/profile', `/api/memorials/${member.memorialId}`];
  const secrets = [member.email, editLink(member)];
  const showsMemberData = ({ body }: Reply) => secrets.some((each) => body.includes(each));

  async function askInTurn(isHidden: boolean): Promise<void> {
    for (const [address, credentials] of [
      ...addresses.map((each) => [each, session] as const),
      ...apis.map((each) => [each, bearer] as const),
    ]) {
      const memberReply = await ask(cache + address, credentials);
      if (memberReply.isCopy) faults.push(`a member got a copy of ${address}`);
      const strangerReply = await ask(cache + address);
      if (showsMemberData(strangerReply)) faults.push(`a stranger got a member's ${address}`);
      const isOfMemorial = address.includes(member.memorialId) || address === picture;
      if (isHidden && isOfMemorial && strangerReply.status < 400)
        faults.push(`a stranger got the hidden ${address}`);
    }
  }
  if (!showsMemberData(await ask(cache + page, session)))
    faults.push('the member has no page of their own');
  for (let turn = 0; turn < TURNS; turn += 1) await askInTurn(false);
  await member.change({ isPublic: false });
  await sleep(MAX_DELAY_MS);
  for (let turn = 0; turn < TURNS; turn += 1) await askInTurn(true);
  await member.change({ isPublic: true });
  return faults;
}

type Reply = { status: number; body: string; isCopy: boolean };

async function ask(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  // For a copy, Varnish also names the request that filled the cache.
  const isCopy = /\d \d/.test(answer.headers.get('x-varnish') ?? '');
  return { status: answer.status, body: await answer.text(), isCopy };
}
