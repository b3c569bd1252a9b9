import { BookOpen, Flower2, QrCode, Users } from 'lucide-react';
import { type Said, type Say, sayWith } from '@/lib/platform/language/said';

/** `permanence` is the text about memorials that stay online, with their price. */
export const pillars = (say: Say, permanence: Said) => [
  { title: say('about.pillars.dignity.title'), text: say('about.pillars.dignity.text') },
  {
    title: say('about.pillars.permanence.title'),
    text: sayWith(say)(permanence),
  },
  { title: say('about.pillars.closeness.title'), text: say('about.pillars.closeness.text') },
];

export const features = (say: Say) => [
  {
    Icon: BookOpen,
    title: say('about.features.life.title'),
    text: say('about.features.life.text'),
  },
  { Icon: QrCode, title: say('about.features.code.title'), text: say('about.features.code.text') },
  {
    Icon: Flower2,
    title: say('about.features.flowers.title'),
    text: say('about.features.flowers.text'),
  },
  {
    Icon: Users,
    title: say('about.features.access.title'),
    text: say('about.features.access.text'),
  },
];
