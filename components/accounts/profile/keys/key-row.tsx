import { KeyRound } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { KeyView } from '@/lib/accounts/schema-keys';
import { longDate } from '@/lib/platform/language/days';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = { apiKey: KeyView; disabled: boolean; onRevoke: () => void };

export function KeyRow({ apiKey: key, disabled, onRevoke }: Props) {
  const language = useLocale();
  const t = useTranslate();
  const formatDay = (moment: string) => longDate(moment.slice(0, 10), language);
  const scopes = formatScopes(key, language, t);
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
        <p className="mt-1 text-sm">{t('keys.part.mayDo', { scopes })}</p>
        <div className="text-sm text-ink-soft">
          {key.memorialIds.length > 0 && (
            <p>{t('keys.part.reaches', { count: key.memorialIds.length })}</p>
          )}
          <p>
            {t('keys.part.madeOn', {
              made: formatDay(key.createdAt),
              ends: formatDay(key.expiresAt),
            })}
          </p>
          <p>{lastUseText(key, formatDay, t)}</p>
        </div>
      </div>
      <Button variant="secondary" className="max-sm:px-4!" onClick={onRevoke} disabled={disabled}>
        {t.rich('keys.part.takeBack', { name: key.name, hidden })}
      </Button>
    </li>
  );
}

const formatScopes = ({ scopes }: KeyView, language: Language, t: Translate) =>
  new Intl.ListFormat(languageInfo(language).format).format(
    scopes.map((scope) => t(`keys.scopes.${scope}`)),
  );

function lastUseText(
  { lastUsedAt, lastUsedNetwork: network }: KeyView,
  formatDay: FormatDay,
  t: Translate,
): string {
  if (!lastUsedAt) return t('keys.part.neverUsed');
  const [date, time] = [formatDay(lastUsedAt), lastUsedAt.slice(11, 16)];
  return network
    ? t('keys.part.lastUsedFrom', { date, time, network })
    : t('keys.part.lastUsed', { date, time });
}

type FormatDay = (moment: string) => string;

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
