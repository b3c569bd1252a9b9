'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiMemorialPlan } from '@/lib/payments/api-paths';
import { EVERYWHERE, type PlanPrice } from '@/lib/payments/plans/plan-rules';
import type { ShopOptions } from '@/lib/payments/shop/shop-options';
import { toMajorUnits } from '@/lib/platform/currency-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { PasswordInput } from '../../ui/masked-input';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { showToast } from '../../ui/toast-store';
import { toMinor } from './shop-rows';

type Line = { key: number; country: string; currency: string; amount: string };

const LIMITS = ['pictures', 'videos', 'gigabytes', 'keepers'] as const;

/** A form for a memorial's limits and its prices, in general and by country. Saving requires the admin's password. */
export function PlanForm({ options }: { options: ShopOptions }) {
  const { version, kind, prices, limits } = options.plan;
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [lines, setLines] = useState(() => toLines(kind === 'free' ? [] : prices));
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const disabled = !hydrated;
  const first = lines[0]?.amount.trim() ?? '';
  const isFree = first !== '' && Number(first) === 0;

  const change = (key: number, changes: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setFieldErrors({});
    try {
      const shownLines = isFree ? lines.slice(0, 1) : lines;
      await callApi(apiMemorialPlan, {
        method: 'PUT',
        body: {
          version,
          prices: shownLines.map(({ country, currency, amount }) => ({
            country,
            currency,
            amountMinor: parsePlanAmount(amount, currency),
          })),
          limits: Object.fromEntries(LIMITS.map((name) => [name, parseLimit(typed.get(name))])),
          password: String(typed.get('password') ?? ''),
        },
      });
      showToast(t('settings.form.saved'));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      const fields = fieldMessages(error);
      const message = apiErrorMessage(error, t('settings.form.failed'));
      setFieldErrors(fields.length > 0 ? Object.fromEntries(fields) : { '': message });
      setTries((count) => count + 1);
    }
    setBusy(false);
  }

  return (
    <form onSubmit={save} noValidate className="max-w-measure space-y-6" aria-labelledby="plan">
      <h3 id="plan" className="text-xl">
        {t('shop.admin.cost')}
      </h3>
      <p className="text-ink-soft">
        {t('shop.admin.costHint')} {t('shop.admin.openOrders')}
      </p>
      <ErrorSummary
        key={tries}
        errors={Object.entries(fieldErrors).map(([name, message]) => ({ name, message }))}
      />
      {lines.map((line, index) => (
        <fieldset
          key={line.key}
          className="flex min-w-0 flex-wrap items-end gap-3 border-b border-line pb-3"
          disabled={disabled || (index > 0 && isFree)}
        >
          {index === 0 ? (
            <legend className="mb-2 font-semibold">{t('shop.admin.everywhere')}</legend>
          ) : (
            <Select
              id={`prices.${index}.country`}
              label={t('shop.keys.country')}
              className="w-48"
              value={line.country}
              options={options.countries}
              error={fieldErrors[`prices.${index}.country`] ?? ''}
              onChange={(event) => change(line.key, { country: event.currentTarget.value })}
            />
          )}
          <TextInput
            id={`prices.${index}.amountMinor`}
            label={t('shop.admin.amount')}
            className="w-32"
            inputMode="decimal"
            autoComplete="off"
            value={line.amount}
            error={fieldErrors[`prices.${index}.amountMinor`] ?? ''}
            onChange={(event) => change(line.key, { amount: event.currentTarget.value })}
          />
          <Select
            id={`prices.${index}.currency`}
            label={t('shop.admin.currency')}
            className="w-48"
            value={line.currency}
            options={options.currencies}
            error={fieldErrors[`prices.${index}.currency`] ?? ''}
            onChange={(event) => change(line.key, { currency: event.currentTarget.value })}
          />
          {index > 0 && (
            <Button
              variant="quiet"
              onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
            >
              {t('shop.admin.remove', { name: line.country })}
            </Button>
          )}
        </fieldset>
      ))}
      {!isFree && (
        <Button
          variant="secondary"
          disabled={disabled}
          onClick={() => setLines([...lines, nextLine(lines, options)])}
        >
          {t('shop.admin.addCountry')}
        </Button>
      )}
      <fieldset className="min-w-0 space-y-3" disabled={disabled}>
        <legend className="font-semibold">{t('shop.admin.limits')}</legend>
        <p className="text-sm text-ink-soft">{t('shop.admin.limitsHint')}</p>
        <div className="flex flex-wrap gap-3">
          {LIMITS.map((name) => (
            <TextInput
              key={name}
              name={name}
              id={`limits.${name}`}
              label={t(`shop.admin.${name}`)}
              className="w-28"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={limits[name] ?? ''}
              error={fieldErrors[`limits.${name}`] ?? ''}
            />
          ))}
        </div>
      </fieldset>
      <PasswordInput
        name="password"
        id="plan-password"
        label={t('settings.form.password')}
        error={fieldErrors.password ?? ''}
        autoComplete="current-password"
      />
      <Button type="submit" disabled={!hydrated} busy={busy} busyLabel={t('settings.form.saving')}>
        {t('settings.form.save')}
      </Button>
    </form>
  );
}

function toLines(prices: readonly PlanPrice[]): Line[] {
  const [first, ...others] = prices;
  const free = { country: EVERYWHERE, currency: 'USD', amountMinor: 0 };
  return [first ?? free, ...others].map(({ country, currency, amountMinor }, key) => ({
    key,
    country,
    currency,
    amount: String(toMajorUnits(amountMinor, currency)),
  }));
}

/** Returns a row for the first country without one. */
function nextLine(lines: readonly Line[], { countries }: ShopOptions): Line {
  const unused = countries.find(({ value }) => lines.every(({ country }) => country !== value));
  const key = Math.max(...lines.map((line) => line.key)) + 1;
  return { key, country: unused?.value ?? '', currency: lines[0]?.currency ?? 'USD', amount: '' };
}

/** Returns null for an invalid amount, which the server rejects. 0 means free. */
function parsePlanAmount(typed: string, currency: string): number | null {
  const minor = toMinor(typed, currency);
  return minor === 0 && Number(typed.trim() || 'none') !== 0 ? null : minor;
}

/** Returns null, meaning no limit, for an empty field. */
function parseLimit(typed: FormDataEntryValue | null): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
