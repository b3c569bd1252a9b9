import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { flowerSize } from '@/lib/tributes/size-rules';
import { stepDown, stepUp } from './amount-rules';
import { BothAmounts, type Charged } from './both-amounts';
import type { FlowerWords } from './flower-words';

type Stepped = { amount: number; disabled: boolean; onChange: (minor: number) => void };
/** `charge` is what the amount costs. */
type Props = Stepped & { charge: Charged; words: FlowerWords };

/**
 * The flowers that an amount buys and what they cost, between − and + buttons. At a limit a button is inactive but
 * keeps the focus.
 */
export function AmountStepper({ amount, charge, disabled, onChange, words }: Props) {
  const { money } = words;
  const { scale } = money;
  const [less, more] = [stepDown(amount, scale), stepUp(amount, scale)];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.amount}</legend>
      <div className="amount-stepper flex items-start justify-between gap-2">
        <Step label={words.less} to={less} {...{ amount, disabled, onChange }}>
          <Minus aria-hidden size={20} />
        </Step>
        <output className="min-w-0 flex-1 text-center text-balance">
          <span className="block font-display text-xl">
            {words.sizes[flowerSize(amount, scale.step)]}
          </span>
          <BothAmounts price={amount} charge={charge} money={money} />
        </output>
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
      className="w-act shrink-0 px-0!"
      aria-label={label}
      disabled={disabled}
      aria-disabled={to === amount}
      onClick={() => onChange(to)}
    >
      {children}
    </Button>
  );
}
