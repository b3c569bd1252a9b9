import type { LegalKind } from '@/lib/settings/legal/rules';

/** Name, texts, colours and prices of the second brand. */
export const BRAND = {
  name: 'Le Jardin du Souvenir',
  tagline: 'Un jardin pour ceux qui nous manquent.',
  operator: 'Association Jardin du Souvenir, Montreuil',
  postalAddress: '12 rue des Lilas\n93100 Montreuil',
  contactEmail: 'bonjour@jardin.example.org',
  instagram: 'https://social.example.org/jardin',
  homeHeading: 'Se souvenir, ensemble',
  homeLead: 'Une page pour une vie, gardée avec soin.',
  footerLine: 'Association loi 1901, no W931234567',
  mailSignature: 'Les gens du Jardin',
  accent: '#7a1f3d',
  paper: '#fffdf9',
  price: { typed: '24.50', minor: 2450, shown: '24,50\u00a0€' },
  flowers: { typed: { min: '2', max: '1500', step: '4' }, most: '1500\u00a0€' },
} as const;

/** The product's default name, in upper or lower case. */
export const DEFAULT_NAME = /perennial/i;

/** The legal texts of the second brand. `words` occurs in no other text. */
export const LEGAL: Record<LegalKind, { path: string; body: string; words: string }> = {
  terms: legal('/terms_and_conditions', 'Nos conditions', 'Le mémorial coûte une fois 24,50 €.'),
  privacy: legal('/privacy', 'Vos données', 'L’association répond de vos données.'),
  imprint: legal('/imprint', 'Éditeur', 'Directrice de la publication : Odile Garnier.'),
  refunds: legal('/refunds', 'Remboursement', 'Nous rendons l’argent sous quatorze jours.'),
  guest_book_rules: legal('/guest-book-rules', 'Le livre d’or', 'Ici, on écrit avec douceur.'),
  continuity: legal('/continuity', 'Durée', 'Un fonds garde le jardin cent ans.'),
};

function legal(path: string, heading: string, words: string) {
  return { path, words, body: `# ${heading}\n\n${words} Écrivez-nous par le [contact](/contact).` };
}
