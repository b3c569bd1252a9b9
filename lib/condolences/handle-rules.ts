/** Account names of other services: "@ann.b", "ann_b_77". */
import { foldCharacters } from './fold-rules';

const AT = /(?<![\p{L}\p{N}.@])@ ?[\p{L}\p{N}_][\p{L}\p{N}_.]{2,40}/u;
/** An underscore inside a word, or two dots inside a word of small letters and digits. */
const JOINED =
  /[\p{L}\p{N}]_[\p{L}\p{N}]|(?<![\p{L}\p{N}.])(?=[0-9.]{0,30}[a-z])[a-z0-9]{2,30}(?:\.[a-z0-9]{2,30}){2}(?![\p{L}\p{N}])/u;
/** The name of a service, a colon or an equals sign, and the beginning of an account name. */
const NAMED =
  /(?<!\p{L})(?:insta|instagram|ig|snap|snapchat|tiktok|fb|facebook|kik|skype|signal|viber|line id|line|discord|telegram|tg|whatsapp|twitter|x|wechat|vx|wx|qq) ?[:=] ?[a-z0-9.]{4}/u;

/** @returns whether the text contains an account name of another service */
export function hasHandle(text: string): boolean {
  const folded = foldCharacters(text).toLowerCase();
  return AT.test(folded) || JOINED.test(folded.replace(/_{2,}/g, ' ')) || NAMED.test(folded);
}
