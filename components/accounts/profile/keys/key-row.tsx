import { KeyRound } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { KeyView } from '@/lib/accounts/schema-keys';
import { longDate } from '@/lib/platform/language/days';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';

type Props = { of: KeyView; disabled: boolean; onTakeBack: () => void };

export function KeyRow({ of: key, disabled, onTakeBack }: Props) {
  const language = useLocale();
  const say = useSay();
  const day = (moment: string) => longDate(moment.slice(0, 10), language);
  const scopes = scopesInWords(key, language, say);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <KeyRound aria-hidden size={24} className="shrink-0 text-primary" />
      <div className="min-w-0 flex-1 basis-44 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{key.name}</bdi>
        </p>
        <p className="text-sm">
          <code dir="ltr">{key.prefix}…</code>
        </p>
        <p className="mt-1 text-sm">{say('keys.part.mayDo', { scopes })}</p>
        <div className="text-sm text-ink-soft">
          {key.memorialIds.length > 0 && (
            <p>{say('keys.part.reaches', { count: key.memorialIds.length })}</p>
          )}
          <p>{say('keys.part.madeOn', { made: day(key.createdAt), ends: day(key.expiresAt) })}</p>
          <p>{lastUse(key, day, say)}</p>
        </div>
      </div>
      <Button variant="secondary" className="max-sm:px-4!" onClick={onTakeBack} disabled={disabled}>
        {say.rich('keys.part.takeBack', { name: key.name, hidden })}
      </Button>
    </li>
  );
}

const scopesInWords = ({ scopes }: KeyView, language: Language, say: Say) =>
  new Intl.ListFormat(factsOf(language).format).format(
    scopes.map((scope) => say(`keys.scopes.${scope}`)),
  );

function lastUse({ lastUsedAt, lastUsedNetwork: network }: KeyView, day: Day, say: Say): string {
  if (!lastUsedAt) return say('keys.part.neverUsed');
  const [date, time] = [day(lastUsedAt), lastUsedAt.slice(11, 16)];
  return network
    ? say('keys.part.lastUsedFrom', { date, time, network })
    : say('keys.part.lastUsed', { date, time });
}

type Day = (moment: string) => string;

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
