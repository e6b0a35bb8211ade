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
    any: 'alle',
    houses: count('# hus', '# huse'),
    place: 'Område',
    placesUnavailable: 'Listen over steder er der ikke lige nu.',
    price: {
      legend: (nights) => `Samlet pris for ${nights}`,
      legendAny: 'Samlet pris for opholdet',
      label: 'Højeste pris',
      upTo: (amount) => `op til ${amount}`,
      any: 'alle priser',
      from: (amount) => `fra ${amount}`,
      histogram: 'Søjlerne viser, hvor mange huse der er til hvilken pris.',
    },
    sections: {
      beach: 'Afstand til havet',
      persons: 'Personer',
      bedrooms: 'Soveværelser',
      wellness: 'Velvære',
      pets: 'Husdyr',
      changeDays: 'Ankomstdag',
      special: 'Særligt',
      bathrooms: 'Badeværelser',
      shop: 'Afstand til indkøb',
      stars: 'Stjerner',
      pineCones: 'Koglemærker',
      heating: 'Opvarmning',
      household: 'Husholdning og energi',
      texts: 'Navn, vej, stikord',
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
      name: 'Husnummer',
    },
    facilities: {
      title: 'Alle faciliteter',
      search: 'Søg i faciliteterne',
      none: 'Ingen facilitet hedder sådan.',
      chosen: count('# valgt', '# valgt'),
    },
    relax: {
      title: 'Tæt på. Det her ville hjælpe:',
      without: (criterion) => `uden »${criterion}«`,
      instead: (criterion) => `i stedet: ${criterion}`,
      all: 'alle huse, helt uden filtre',
    },
  },
  strip: {
    title: 'Billigste pris pr. uge',
    note: (nights, persons) => `for ${nights} og ${persons}, inklusive alle obligatoriske udgifter`,
    earlier: 'Tidligere uger',
    later: 'Senere uger',
    week: (range, amount, houses) => `${range}, fra ${amount}, ${houses}`,
    none: (range) => `${range}, intet ledigt`,
    noneShort: 'fuldt',
    keys: 'Piletasterne går fra uge til uge, Enter vælger ugen, og Enter igen giver slip.',
    unavailable: 'Ugernes priser er der ikke lige nu.',
  },
}
