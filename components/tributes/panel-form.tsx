import { type FormEvent, Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { PopupStuck } from '@/components/payments/popup-stuck';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextArea } from '@/components/ui/text-area';
import { MAX_TRIBUTE_MESSAGE_LENGTH } from '@/lib/tributes/rules';
import { flowerSize } from '@/lib/tributes/size-rules';
import { AmountStepper } from './amount-stepper';
import { Flower } from './flower';
import type { FlowerMessages } from './flower-messages';
import type { FlowerWay } from './flower-money';
import { FlowerPaymentNotice } from './flower-payment-notice';
import type { FlowerOrder } from './pay-for-flowers';
import { useFlowerPayment } from './use-flower-payment';

/** `isReady` is true once the page is hydrated. */
type Props = FlowerOrder & {
  titleId: string;
  /** The ways to pay, the main one first; empty if nothing can be paid. */
  ways: FlowerWay[];
  payeeNotice: ReactNode;
  messages: FlowerMessages;
  isReady: boolean;
};

/**
 * The form of the flower panel: amount, message and ways to pay. The message is uncontrolled, so that typing before
 * hydration is not lost.
 */
export function PanelForm({
  titleId,
  memorialId,
  ways,
  payeeNotice,
  messages,
  isReady,
  amountMinor,
  message,
  isAnonymous,
}: Props) {
  const [amount, setAmount] = useState(amountMinor);
  const { busy, notice, closePopup, chargeOf, send } = useFlowerPayment(ways[0]?.charge, messages);
  const readFlowers = (form: HTMLFormElement): FlowerOrder => {
    const formData = new FormData(form);
    return {
      memorialId,
      amountMinor: amount,
      message: String(formData.get('message') ?? ''),
      isAnonymous: formData.has('isAnonymous'),
    };
  };
  const [main, ...others] = ways;
  const payWithMain = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (main && !busy) void send(main, readFlowers(event.currentTarget));
  };
  const payWith =
    (way: FlowerWay) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      if (form) void send(way, readFlowers(form));
    };
  const size = flowerSize(amount, messages.money.limits.step);
  return (
    <form onSubmit={payWithMain} className="space-y-5">
      <Flower key={size} size={size} className="mx-auto size-44 max-w-full animate-appear" />
      <h2 id={titleId} className="text-center text-2xl">
        {messages.title}
      </h2>
      <AmountStepper
        amount={amount}
        charge={chargeOf(amount)}
        disabled={!isReady || busy !== null}
        onChange={setAmount}
        messages={messages}
      />
      <TextArea
        label={messages.message}
        name="message"
        optional={messages.optional}
        rows={3}
        defaultValue={message}
        maxLength={MAX_TRIBUTE_MESSAGE_LENGTH}
        counter={messages.counter}
      />
      <Checkbox name="isAnonymous" label={messages.anonymous} defaultChecked={isAnonymous} />
      <FlowerPaymentNotice notice={notice} messages={messages} />
      {closePopup && <PopupStuck close={closePopup} messages={messages.pay} />}
      {!main && <p>{messages.pay.nowhere}</p>}
      {main && !notice?.paidOrderId && (
        <div className="space-y-3">
          <Button
            type="submit"
            className="w-full"
            disabled={!isReady}
            busy={busy === main.provider}
            aria-disabled={busy !== null}
            busyLabel={messages.pay.processing}
          >
            {messages.send}
          </Button>
          {payeeNotice}
          {main.hint && <p className="text-xs text-ink-soft">{main.hint}</p>}
          {others.map((way) => (
            <Fragment key={way.provider}>
              <Button
                variant="quiet"
                className="text-start"
                disabled={!isReady}
                busy={busy === way.provider}
                aria-disabled={busy !== null}
                busyLabel={messages.pay.processing}
                onClick={payWith(way)}
              >
                {way.label}
              </Button>
              {way.hint && <p className="text-xs text-ink-soft">{way.hint}</p>}
            </Fragment>
          ))}
        </div>
      )}
    </form>
  );
}
