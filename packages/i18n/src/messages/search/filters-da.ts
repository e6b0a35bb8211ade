import { plural } from '../../plural.ts'
import type { SearchFilterMessages } from './filters-en.ts'

const count = (one: string, other: string) => (value: number) => plural('da', value, { one, other })

export const filterTexts: SearchFilterMessages = {
  filters: {
    title: 'Filtre',
    open: 'Filtre',
    chosen: count('# filter valgt', '# filtre valgt'),
    close: 'Luk filtrene',
    reset: 'Nulstil',
    apply: 'Vis huse',
    more: 'Flere filtre',
    any: 'alle',
    houses: count('# hus', '# huse'),
    place: 'Område',
    placesUnavailable: 'Listen over steder kan ikke hentes lige nu.',
    price: {
      legend: (nights) => `Samlet pris for ${nights}`,
      legendAny: 'Samlet pris for opholdet',
      label: 'Højeste pris',
      upTo: (amount) => `op til ${amount}`,
      any: 'alle priser',
      from: (amount) => `fra ${amount}`,
      histogram: 'Søjlerne viser, hvor mange huse der er i hvert prisniveau.',
    },
    sections: {
      beach: 'Afstand til havet',
      persons: 'Personer',
      bedrooms: 'Soveværelser',
      wellness: 'Wellness',
      pets: 'Kæledyr',
      changeDays: 'Ankomstdag',
      special: 'Særlige ønsker',
      bathrooms: 'Badeværelser',
      shop: 'Afstand til indkøb',
      stars: 'Stjerner',
      pineCones: 'Husets standard (1 til 5 kogler)',
      heating: 'Opvarmning',
      household: 'Husholdning og energi',
      texts: 'Husnr., vej, stikord',
    },
    from: (value) => `fra ${value}`,
    upTo: (value) => `op til ${value}`,
    noPets: 'ingen',
    bathrooms: (bathrooms, showers) =>
      `${plural('da', bathrooms, { one: '# badeværelse', other: '# badeværelser' })}, ${showers} med bruser`,
    texts: {
      textQuery: 'Stikord',
      textQueryHint: 'Hvad beskrivelsen skal nævne',
      vejnavn: 'Vej',
      name: 'Husnr. (B2417)',
    },
    facilities: {
      title: 'Alle faciliteter',
      search: 'Søg i faciliteterne',
      none: 'Ingen faciliteter passer til det.',
      chosen: count('# valgt', '# valgt'),
    },
    relax: {
      title: 'Ingen huse passer helt. Prøv at ændre lidt:',
      without: (criterion) => `uden »${criterion}«`,
      instead: (criterion) => `i stedet: ${criterion}`,
      all: 'alle huse, helt uden filtre',
    },
  },
  strip: {
    title: 'Billigste pris pr. uge',
    note: (nights, persons) => `for ${nights} og ${persons}`,
    earlier: 'Tidligere uger',
    later: 'Senere uger',
    week: (range, amount, houses) => `${range}, fra ${amount}, ${houses}`,
    none: (range) => `${range}, intet ledigt`,
    noneShort: 'ingen',
    keys: 'Piletasterne går fra uge til uge, Enter vælger ugen, og Enter igen fravælger den.',
    unavailable: 'Ugepriserne kan ikke hentes lige nu.',
  },
}
