import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { flowerSize } from '@/lib/tributes/size-rules';
import { stepDown, stepUp } from './amount-rules';
import type { FlowerMessages } from './flower-messages';
import { type ChargedAmount, PriceAndCharge } from './price-and-charge';

type StepProps = { amount: number; disabled: boolean; onChange: (minor: number) => void };
/** `charge` is what the amount costs. */
type Props = StepProps & { charge: ChargedAmount; messages: FlowerMessages };

/**
 * The size of the flowers for an amount, and what they cost, between − and + buttons. At a limit, a button is inactive
 * but keeps the focus.
 */
export function AmountStepper({ amount, charge, disabled, onChange, messages }: Props) {
  const { money } = messages;
  const { limits } = money;
  const [less, more] = [stepDown(amount, limits), stepUp(amount, limits)];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{messages.amount}</legend>
      <div className="amount-stepper flex items-start justify-between gap-2">
        <Step label={messages.less} to={less} {...{ amount, disabled, onChange }}>
          <Minus aria-hidden size={20} />
        </Step>
        <output className="min-w-0 flex-1 text-center text-balance">
          <span className="block font-display text-xl">
            {messages.sizes[flowerSize(amount, limits.step)]}
          </span>
          <PriceAndCharge price={amount} charge={charge} money={money} />
        </output>
        <Step label={messages.more} to={more} {...{ amount, disabled, onChange }}>
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
}: StepProps & { label: string; to: number; children: ReactNode }) {
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
