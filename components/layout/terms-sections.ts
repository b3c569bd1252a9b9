import { shortDollars } from '@/lib/payments/money-rules';
import { MEMORIAL_FEE_MINOR } from '@/lib/payments/rules';

type Section = { title: string; paragraphs: string[] };

/**
 * Sections 1 to 9. They describe what the software does: change them together with it. `operator` receives the
 * money (OPERATOR_NAME).
 */
export const termsSections = (operator: string): Section[] => [
  {
    title: 'What Perennial is',
    paragraphs: [
      'Perennial is a website for online memorials. Anyone may visit a public memorial, search for one, or open one by its code. A person with an account may create memorials, add to them, and send digital flowers.',
      'A memorial is a page of remembrance. It is not an official record, and nothing on it proves a death, a relationship or an inheritance.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You need an e-mail address of your own, which you confirm with a code we send you. Please give your real name, keep your password to yourself, and tell us when you believe that somebody else has used your account.',
      'You must be old enough to enter into a contract where you live, or have the consent of a parent or guardian.',
    ],
  },
  {
    title: 'Creating a memorial',
    paragraphs: [
      'Please create a memorial only for a person who has died, and only when you are family, a friend, or otherwise have good reason to. If close relatives object, we will listen to them and to you, and may hide the page meanwhile.',
      'You decide whether a memorial is public, and whether it accepts flowers. A memorial that is not public is left out of lists, searches and previews, and only you and our administrators can open it.',
      'The address and the QR code of a memorial are meant to be permanent. If you delete the memorial, its code will say that the page has been taken down; it will never lead to somebody else.',
    ],
  },
  {
    title: 'Prices and payment',
    paragraphs: [
      `Creating a memorial costs ${shortDollars(MEMORIAL_FEE_MINOR)} once, nothing later: there is no subscription. Flowers cost the amount you choose, within the limits shown on the form.`,
      'Prices are stated in United States dollars (USD). Cards are charged in South African rand (ZAR), at the rate set at the time of the order. You see both amounts before you pay, and your bank may add charges of its own.',
      'Payments are handled by card payment providers on their own pages. We never see or store your card number. We keep what bookkeeping requires: the order, its amounts, its date and its outcome.',
      `Both are payments to ${operator}. Flowers are a payment for a digital tribute. They are not a donation to the family, unless a page says so expressly.`,
    ],
  },
  {
    title: 'Refunds',
    paragraphs: [
      'If you were charged twice, or were charged and did not receive your memorial or your flowers, write to us with the order number. We will put it right or pay the money back to the same card.',
      'Otherwise a fee is not refunded once the memorial has been created, or the flowers have been placed, except where the law gives you the right to withdraw. That right is not limited by these terms.',
    ],
  },
  {
    title: 'What you write and upload',
    paragraphs: [
      'Your words and pictures stay yours. You allow us to store them, to make copies in the sizes a screen needs, and to show them on the memorial and in its previews, for as long as they are there. We use them for nothing else.',
      'Please upload only what you may share. We may remove what insults the dead or the living, what breaks the law or the rights of others, advertising, and attempts to deceive or to harm. Where we can, we tell you why.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      'A public memorial is public: its words, pictures, dates and the names of family members can be read by anyone and found by search engines. Please ask living relatives before you name them.',
      'Identity numbers, and the e-mail addresses, telephone numbers and birth dates of relatives, are encrypted where we store them and are never shown to visitors. The person who created the memorial and our administrators can see them when they ask for them.',
      'Uploaded pictures are created anew before they are shown, so that the hidden data of the file (EXIF, including the place where it was taken) never reaches a visitor.',
      'We send e-mails that belong to the service: codes, receipts, and birthday reminders if you asked for them. We use a cookie to keep you logged in, a second one to recognise, for 400 days, a browser that was logged in to your account before, so that strangers who guess at your password cannot lock you out, and your browser’s own storage to show your name in the menu and to keep drafts of forms. We use no advertising and no tracking, and we do not sell data.',
      'What you write on the contact page reaches us by e-mail and is kept with your name and address for 24 months, so that we can refer back to it; then it is deleted.',
    ],
  },
  {
    title: 'Deleting',
    paragraphs: [
      'You may delete a memorial you created at any time. It disappears for visitors at once. You may also delete your profile: your account, your sessions and your private data are then deleted. Neither can be undone.',
      'Memorials you created and flowers you sent stay online when you delete your profile, unless you delete the memorials as well. Orders are kept as bookkeeping requires, without your name. Copies in backups disappear as the backups are replaced.',
    ],
  },
  {
    title: 'What we are responsible for',
    paragraphs: [
      'We do our best to keep every memorial available, safe and backed up, but no website can promise to be reachable at every moment. Please keep your own copies of pictures and documents you could not bear to lose.',
      'We are liable for intent and gross negligence, and wherever the law does not allow liability to be excluded. Beyond that, our liability is limited to what you have paid us.',
      'We may change these terms when the service or the law changes. The version on this page, with its date, is the one that applies; changes do not apply to what you have already paid for. If one part of these terms is invalid, the rest remains valid.',
    ],
  },
];

export const CONTACT = [
  'Questions about these terms, a memorial or a payment are welcome. Please give the name on the memorial, or the order number if there is one, so that we can find it and answer with care.',
] as const;
