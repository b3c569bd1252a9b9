import { BookOpen, Flower2, QrCode, Users } from 'lucide-react';
import { shortDollars } from '@/lib/payments/money-rules';
import { MEMORIAL_FEE_MINOR } from '@/lib/payments/rules';

export const PILLARS = [
  {
    title: 'Dignity',
    text: 'No advertising, no trackers, nothing that blinks. The name is the largest thing on the page, and the rest stays quiet.',
  },
  {
    title: 'Permanence',
    text: `A memorial costs ${shortDollars(MEMORIAL_FEE_MINOR)} once, nothing later. Its address and the code that leads to it never change, so that what is printed today can still be scanned years from now.`,
  },
  {
    title: 'Closeness',
    text: 'Family scattered over many places can look at the same picture, read the same story and leave their flowers.',
  },
];

export const FEATURES = [
  {
    Icon: BookOpen,
    title: 'A whole life, in words and pictures',
    text: 'Biography, family, education, career, service, the things they loved, and a gallery to look through slowly.',
  },
  {
    Icon: QrCode,
    title: 'A code for the stone',
    text: 'Each page has its own QR code to print or engrave. A visitor at the grave points a phone at it and meets the person.',
  },
  {
    Icon: Flower2,
    title: 'Digital flowers',
    text: 'Those who cannot come can still send flowers with a few words. Whoever keeps the memorial decides whether it accepts them.',
  },
  {
    Icon: Users,
    title: 'Public or private',
    text: 'Make a memorial public so that old friends can find it, or keep it private: then nobody but you and our administrators can open it, not even with its link or its code.',
  },
];
