import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { amountIn } from '@/lib/platform/language/amount-in';
import { stepDown, stepUp } from './amount-rules';
import type { FlowerWords } from './flower-words';

type Stepped = { amount: number; disabled: boolean; onChange: (minor: number) => void };
type Props = Stepped & { words: FlowerWords };

/** An amount in US cents with − and + beside it. At a limit the button is inactive but keeps the focus. */
export function AmountStepper({ amount, disabled, onChange, words }: Props) {
  const [less, more] = [stepDown(amount), stepUp(amount)];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.amount}</legend>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <Step label={words.less} to={less} {...{ amount, disabled, onChange }}>
          <Minus aria-hidden size={20} />
        </Step>
        <output className="font-display text-2xl">{amountIn(words.amounts.USD, amount)}</output>
        <Step label={words.more} to={more} {...{ amount, disabled, onChange }}>
          <Plus aria-hidden size={20} />
        </Step>
      </div>
    </fieldset>
  );
}

function Step({
  label,
  to,
  amount,
  disabled,
  onChange,
  children,
}: Stepped & { label: string; to: number; children: ReactNode }) {
  return (
    <Button
      variant="secondary"
      className="w-14 px-0!"
      aria-label={label}
      disabled={disabled}
      aria-disabled={to === amount}
      onClick={() => onChange(to)}
    >
      {children}
    </Button>
  );
}
