import type { Vocabulary } from '../meaning.ts'

/** Prices and budgets. */
export const priceWords: Vocabulary = [
  [
    { kind: 'currency', currency: 'EUR' },
    { da: '€, euro, eur', de: '€, Euro, EUR, Euros', en: '€, euro, euros, eur' },
  ],
  [
    { kind: 'currency', currency: 'DKK' },
    { da: 'kr, kroner, dkk, krone', de: 'Kronen, DKK, KR, dänische Kronen', en: 'kroner, dkk, kr, crowns' },
  ],
  [
    { kind: 'price-label' },
    {
      da: 'budget, pris, prisen, budget på, pris op til',
      de: 'Budget, Preis, Budget von, Preis bis',
      en: 'budget, price, budget of, price up to',
    },
  ],
  [
    { kind: 'cheap' },
    {
      da: 'billig, billigt, billige, billigst, billigste, det billigste, prisvenlig, prisvenligt, lav pris, laveste pris',
      de: 'günstig, günstige, günstiges, günstigen, günstiger, günstigste, günstigstes, am günstigsten, billig, billige, billiges, billigen, billigste, billigstes, am billigsten, preiswert, preiswerte, preiswertes, preisgünstig, preisgünstiges, bezahlbar, bezahlbares',
      en: 'cheap, cheaper, cheapest, the cheapest, inexpensive, affordable, budget friendly, low cost, good value, lowest price',
    },
  ],
  [
    { kind: 'per-week' },
    {
      da: 'pr uge, per uge, om ugen, i alt, for en uge, for ugen, alt inklusive',
      de: 'pro Woche, die Woche, je Woche, in der Woche, insgesamt, für eine Woche, für die Woche',
      en: 'per week, a week, each week, weekly, in total, for a week, for the week',
    },
  ],
  [
    { kind: 'per-night' },
    {
      da: 'pr nat, per nat, pr dag, per dag, pr døgn, pr person, per person, om dagen, natten',
      de: 'pro Nacht, je Nacht, pro Tag, am Tag, die Nacht, pro Person',
      en: 'per night, a night, per day, a day, nightly, per person, each',
    },
  ],
]
