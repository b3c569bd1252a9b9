import { type FormEvent, type MouseEvent, useState } from 'react';
import { HOSTED } from '@/components/payments/providers/registry';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextArea } from '@/components/ui/text-area';
import { MESSAGE_MAX } from '@/lib/tributes/rules';
import { AmountStepper } from './amount-stepper';
import { BothAmounts } from './both-amounts';
import type { Flowers } from './send-flowers';
import { SendingNotice } from './sending-notice';
import { useSending } from './use-sending';
import { WhoIsPaid } from './who-is-paid';

/** `isReady`: the page's scripts run. `rate`: rand per dollar, as a decimal text. `operator`: who is paid. */
type Props = Flowers & { rate: string; operator: string; isReady: boolean };

const COUNTER = {
  limit: MESSAGE_MAX,
  left: '{count} characters left',
  tooMany: '{count} characters too many',
};

/** Amount, message and the two ways to pay. The message is uncontrolled, so early typing is not lost. */
export function PanelForm({
  memorialId,
  rate,
  operator,
  isReady,
  amountMinor,
  message,
  isAnonymous,
}: Props) {
  const [amount, setAmount] = useState(amountMinor);
  const { busy, notice, closePopup, chargeOf, send } = useSending(rate);
  const flowersIn = (form: HTMLFormElement): Flowers => {
    const typed = new FormData(form);
    return {
      memorialId,
      amountMinor: amount,
      message: String(typed.get('message') ?? ''),
      isAnonymous: typed.has('isAnonymous'),
    };
  };
  const payByCard = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send('card', flowersIn(event.currentTarget));
  };
  const payOnPage = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (form) void send('hosted', flowersIn(form));
  };
  return (
    <form onSubmit={payByCard} className="mt-5 space-y-5">
      <div className="space-y-2">
        <AmountStepper amount={amount} disabled={!isReady || busy !== null} onChange={setAmount} />
        <BothAmounts price={amount} charge={chargeOf(amount)} />
      </div>
      <TextArea
        label="Message"
        name="message"
        optional="(optional)"
        rows={4}
        defaultValue={message}
        maxLength={MESSAGE_MAX}
        counter={COUNTER}
      />
      <Checkbox name="isAnonymous" label="Do not show my name" defaultChecked={isAnonymous} />
      <SendingNotice notice={notice} closePopup={closePopup} />
      {!notice?.paidOrderId && (
        <div className="space-y-2">
          <WhoIsPaid operator={operator} />
          <Button
            type="submit"
            className="w-full"
            disabled={!isReady}
            busy={busy === 'card'}
            aria-disabled={busy !== null}
            busyLabel="Processing..."
          >
            Send Flowers
          </Button>
          <Button
            variant="quiet"
            className="w-full"
            disabled={!isReady}
            busy={busy === 'hosted'}
            aria-disabled={busy !== null}
            busyLabel="Processing..."
            onClick={payOnPage}
          >
            {HOSTED.payLabel}
          </Button>
          <p className="text-sm text-ink-soft">{HOSTED.payHint}</p>
        </div>
      )}
    </form>
  );
}
