import { cardsPort } from '@/lib/ports/cards/select';

/** What the browser opens the card popup with: the public key, and the sandbox's popup where one runs. */
export const popupSettings = () => cardsPort().popup();
