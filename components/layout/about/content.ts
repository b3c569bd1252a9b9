import { BookOpen, Flower2, QrCode, Users } from 'lucide-react';
import { type Message, type Translate, translateWith } from '@/lib/platform/language/message';

/** `permanence` is the text about memorials that stay online, with their price. */
export const pillars = (t: Translate, permanence: Message) => [
  { title: t('about.pillars.dignity.title'), text: t('about.pillars.dignity.text') },
  {
    title: t('about.pillars.permanence.title'),
    text: translateWith(t)(permanence),
  },
  { title: t('about.pillars.closeness.title'), text: t('about.pillars.closeness.text') },
];

export const features = (t: Translate) => [
  {
    Icon: BookOpen,
    title: t('about.features.life.title'),
    text: t('about.features.life.text'),
  },
  { Icon: QrCode, title: t('about.features.code.title'), text: t('about.features.code.text') },
  {
    Icon: Flower2,
    title: t('about.features.flowers.title'),
    text: t('about.features.flowers.text'),
  },
  {
    Icon: Users,
    title: t('about.features.access.title'),
    text: t('about.features.access.text'),
  },
];
