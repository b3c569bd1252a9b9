import { type FormEvent, type MouseEvent, useState } from 'react';
import { Checkbox } from '@/components/forms/checkbox';
import { TextArea } from '@/components/forms/text-area';
import { Button } from '@/components/ui/button';
import { MESSAGE_MAX } from '@/lib/tributes/rules';
import { AmountStepper } from './amount-stepper';
import { BothAmounts } from './both-amounts';
import type { Flowers } from './send-flowers';
import { SendingNotice } from './sending-notice';
import { useSending } from './use-sending';

/** `isReady`: the page's scripts run. `rate`: rand for a dollar, as a decimal text. */
type Props = Flowers & { rate: string; isReady: boolean };

/** Amount, words and the two ways to pay. The browser holds the words, so early typing is not lost. */
export function PanelForm({ memorialId, rate, isReady, amountMinor, message, isAnonymous }: Props) {
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
        optional
        rows={4}
        defaultValue={message}
        maxLength={MESSAGE_MAX}
        counter={MESSAGE_MAX}
      />
      <Checkbox name="isAnonymous" label="Do not show my name" defaultChecked={isAnonymous} />
      <SendingNotice notice={notice} closePopup={closePopup} />
      {!notice?.paidOrderId && (
        <div className="space-y-2">
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
            Pay on the PayFast page
          </Button>
        </div>
      )}
    </form>
  );
}
