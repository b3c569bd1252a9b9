import { Minus, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { dollars } from '@/lib/orders/rules';
import { stepDown, stepUp } from './amount-rules';

type Props = { amount: number; disabled: boolean; onChange: (minor: number) => void };

/** An amount in US cents with − and + beside it. At an end the button rests, and keeps the focus. */
export function AmountStepper({ amount, disabled, onChange }: Props) {
  const [less, more] = [stepDown(amount), stepUp(amount)];
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Amount</legend>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <Button
          variant="secondary"
          className="px-3"
          aria-label="Less"
          disabled={disabled}
          aria-disabled={less === amount}
          onClick={() => onChange(less)}
        >
          <Minus aria-hidden size={20} />
        </Button>
        <output className="font-serif text-2xl">{dollars(amount)}</output>
        <Button
          variant="secondary"
          className="px-3"
          aria-label="More"
          disabled={disabled}
          aria-disabled={more === amount}
          onClick={() => onChange(more)}
        >
          <Plus aria-hidden size={20} />
        </Button>
      </div>
    </fieldset>
  );
}
