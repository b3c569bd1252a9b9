import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextArea } from '@/components/ui/text-area';
import { MESSAGE_MAX } from '@/lib/tributes/rules';
import { AmountStepper } from './amount-stepper';
import { BothAmounts } from './both-amounts';
import type { FlowerWords } from './flower-words';
import type { Flowers } from './send-flowers';
import { SendingNotice } from './sending-notice';
import { useSending } from './use-sending';

/** `isReady`: the page's scripts run. `rate`: rand per dollar, as a decimal text. */
type Props = Flowers & {
  rate: string;
  whoIsPaid: ReactNode;
  words: FlowerWords;
  isReady: boolean;
};

/** Amount, message and the two ways to pay. The message is uncontrolled, so early typing is not lost. */
export function PanelForm({
  memorialId,
  rate,
  whoIsPaid,
  words,
  isReady,
  amountMinor,
  message,
  isAnonymous,
}: Props) {
  const [amount, setAmount] = useState(amountMinor);
  const { busy, notice, closePopup, chargeOf, send } = useSending(rate, words);
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
        <AmountStepper
          amount={amount}
          disabled={!isReady || busy !== null}
          onChange={setAmount}
          words={words}
        />
        <BothAmounts price={amount} charge={chargeOf(amount)} words={words} />
      </div>
      <TextArea
        label={words.message}
        name="message"
        optional={words.optional}
        rows={4}
        defaultValue={message}
        maxLength={MESSAGE_MAX}
        counter={words.counter}
      />
      <Checkbox name="isAnonymous" label={words.anonymous} defaultChecked={isAnonymous} />
      <SendingNotice notice={notice} closePopup={closePopup} words={words} />
      {!notice?.paidOrderId && (
        <div className="space-y-2">
          {whoIsPaid}
          <Button
            type="submit"
            className="w-full"
            disabled={!isReady}
            busy={busy === 'card'}
            aria-disabled={busy !== null}
            busyLabel={words.pay.processing}
          >
            {words.send}
          </Button>
          <Button
            variant="quiet"
            className="w-full"
            disabled={!isReady}
            busy={busy === 'hosted'}
            aria-disabled={busy !== null}
            busyLabel={words.pay.processing}
            onClick={payOnPage}
          >
            {words.pay.hosted}
          </Button>
          <p className="text-sm text-ink-soft">{words.pay.hostedHint}</p>
        </div>
      )}
    </form>
  );
}
