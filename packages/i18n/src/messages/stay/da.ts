import { plural } from '../../plural.ts'
import type { StayMessages } from './en.ts'
import { reviews } from './reviews-da.ts'

const nights = (count: number): string => plural('da', count, { one: '# nat', other: '# nætter' })
const persons = (count: number): string => plural('da', count, { one: '# person', other: '# personer' })

function apart(days: number): string {
  const count = Math.abs(days)
  const isWeeks = count % 7 === 0
  const text = isWeeks
    ? plural('da', count / 7, { one: 'en uge', other: '# uger' })
    : plural('da', count, { one: 'en dag', other: '# dage' })
  return `${text} ${days < 0 ? 'tidligere' : 'senere'}`
}

export const stay: StayMessages = {
  title: 'Priser og ledige datoer',
  nights,
  calendar: {
    durations: 'Hvor mange nætter?',
    from: (amount) => `fra ${amount}`,
    otherDuration: 'Et andet antal nætter',
    earlier: 'Tidligere måned',
    later: 'Senere måned',
    month: 'Gå til måned',
    monthFrom: (month, amount) => `${month}, fra ${amount}`,
    monthFull: (month) => `${month}, intet ledigt`,
    keys: 'Piletasterne går fra dag til dag, Page Up og Page Down fra måned til måned. Enter vælger ankomstdagen.',
    departure: 'afrejse',
    deal: 'tilbud',
    prices: (party) => `Priser i kroner for hele opholdet, ${party}, med alle obligatoriske tillæg.`,
    arrivalOnly: (month, weekday) => `I ${month} kan du kun ankomme en ${weekday}.`,
    announce: (range, nights, party, amount) =>
      `Valgt: ${range}, ${nights}, ${party}. ${amount} med alle obligatoriske tillæg.`,
  },
  legend: {
    arrival: (nights) => `Ankomst mulig, pris for ${nights}`,
    other: 'Ankomst ved et andet antal nætter',
    stay: 'Dit ophold',
    taken: 'Optaget',
  },
  day: {
    arrival: (nights, amount) => `ankomst mulig, ${nights} ${amount}`,
    reduced: (amount) => `nedsat, ellers ${amount}`,
    other: (list) => `ankomst mulig for ${list} nætter`,
    chosen: 'din ankomst',
    inside: 'en del af dit ophold',
    leaving: 'din afrejse',
    taken: 'optaget',
    'departure-only': 'kun afrejse',
    'no-arrival': 'ledig, men ingen ankomst',
    past: 'kan ikke længere bookes',
    closed: 'ingen pris endnu',
  },
  list: {
    title: 'De næste ledige ophold som liste',
    intro: (nights, party) => `For ${nights}, ${party}. Hvert link fører til bookingen.`,
    offer: (range, amount) => `${range}: ${amount}`,
  },
  quote: {
    label: 'Pris og booking',
    included: 'inkl. alle obligatoriske tillæg',
    arrival: 'Ankomst',
    departure: 'Afrejse',
    fromHour: (hour) => `fra kl.\u00a0${hour}`,
    untilHour: (hour) => `senest kl.\u00a0${hour}`,
    untilEither: (own, ours) => `senest kl.\u00a0${own}, med vores rengøring kl.\u00a0${ours}`,
    change: 'Skift datoer',
    rent: (nights) => `Leje, ${nights}`,
    discount: (percent) => `Rabat ${percent} %`,
    fee: 'Ekspeditionsgebyr',
    units: (units, amount) => `${units} × ${amount}`,
    total: 'Pris i alt',
    was: 'Før',
    wasNote: 'Overstreget: den laveste pris for netop dette ophold i de 30 dage før nedsættelsen.',
    metered: (names) => `plus ${names} efter forbrug`,
    about: (amount) => `ca. ${amount}`,
    byMeter: 'efter måler',
    meteredNames: { electricity: 'strøm', water: 'vand', other: 'forbrug' },
    ownCleaning: (amount) => `Slutrengøringen klarer du selv, eller vi gør det for ${amount}`,
    book: 'Book dette hus',
    bookShort: 'Book',
    safe: 'Ingen betaling endnu. Du ser det hele en gang til, før bookingen bliver bindende.',
    instalments: (first, rest, day) =>
      `Efter bookingen betaler du 35 % og ekspeditionsgebyret (${first}), og resten, ${rest}, senest ${day}.`,
    atOnce: (amount) =>
      `Da der er mindre end 50 dage til ankomst, skal hele beløbet på ${amount} betales efter bookingen.`,
    chooseDates: 'Vælg datoer',
    questions: 'Har du spørgsmål til huset?',
    questionsText: 'Ring til os, vi hjælper gerne.',
    near: 'De nærmeste ledige datoer:',
    apart,
    elsewhere: (day) => `Andre ledige huse fra ${day}`,
    withEnergy: (amount) => `ca. ${amount} med energi`,
    ownHold: (range, left) => `Du er ved at booke ${range} i en anden fane. Vi holder huset for dig i op til ${left}.`,
    minutes: (count) => plural('da', count, { one: '# minut', other: '# minutter' }),
    continueBooking: 'Fortsæt bookingen',
    soldOut: 'Fuldt booket lige nu',
    soldOutText: 'Alle nætter er optaget. Afbestiller en gæst, kan du se perioden her med det samme.',
    paused: 'Lejes ikke ud for tiden',
    pausedText: 'Ejeren lejer ikke huset ud for tiden. Vi hjælper dig gerne med at finde et, der ligner.',
    similar: 'Find lignende huse',
    refused: {
      'empty-party': 'Mindst én voksen skal med.',
      'too-many-persons': 'Der er ikke plads til så mange gæster i huset.',
      'too-many-pets': 'Så mange kæledyr er ikke tilladt her.',
      'not-an-arrival-day': 'Et ophold kan ikke begynde på denne dag.',
      'duration-not-offered': 'Så mange nætter tilbydes ikke fra den dag.',
      'no-price': 'Der er endnu ingen pris for disse dage.',
      'too-late': 'Denne ankomst kan ikke længere bookes.',
      taken: 'Disse dage er optaget.',
      'unknown-item': 'Vi kan ikke beregne denne pris lige nu.',
      'quantity-out-of-range': 'Vi kan ikke beregne denne pris i øjeblikket.',
    },
  },
  party: {
    title: 'Gæster',
    choose: 'Vælg gæster',
    persons,
    infants: (count) => plural('da', count, { one: '# baby', other: '# babyer' }),
    pets: (count) => plural('da', count, { one: '# kæledyr', other: '# kæledyr' }),
    rows: {
      adults: { label: 'Voksne', less: 'Fjern en voksen', more: 'Tilføj en voksen' },
      children: { label: 'Børn', less: 'Fjern et barn', more: 'Tilføj et barn' },
      infants: { label: 'Babyer under 3', less: 'Fjern en baby', more: 'Tilføj en baby' },
      pets: { label: 'Kæledyr', less: 'Fjern et kæledyr', more: 'Tilføj et kæledyr' },
    },
    limit: (count) => `Huset har plads til ${persons(count)}; én baby må komme oveni.`,
    petLimit: (count) =>
      plural('da', count, { one: 'Ét kæledyr er velkomment.', other: 'Op til # kæledyr er velkomne.' }),
    noPets: 'Kæledyr er ikke tilladt i dette hus.',
    full: 'Det er det højeste antal gæster i huset.',
  },
  bar: {
    label: 'Pris',
    details: (nights, dates) => `${nights}, ${dates}`,
    taken: (dates) => `${dates} optaget`,
    free: (dates) => `Ledigt: ${dates}`,
    take: (day) => `Vælg ${day}`,
  },
  energy: {
    title: 'Forventet udgift til strøm og vand',
    forStay: (party, nights, season) => `for ${party}, ${nights} om ${season}`,
    items: { electricity: 'Strøm', water: 'Vand', other: 'Forbrug' },
    perUnit: (amount, unit) => `${amount} pr. ${unit}`,
    seasons: { winter: 'vinteren', spring: 'foråret', summer: 'sommeren', autumn: 'efteråret' },
    months: { winter: 'dec. til feb.', spring: 'mar. til maj', summer: 'juni til aug.', autumn: 'sep. til nov.' },
    table: 'Det samme ophold på hver årstid',
    season: 'Årstid',
    cost: 'Forventet',
    chosen: 'dit ophold',
    range: (low, high) => `formentlig mellem ${low} og ${high}`,
    basis: (count) =>
      plural('da', count, {
        one: 'Bygger på ét tidligere ophold i dette hus på denne årstid.',
        other: 'Gennemsnit af # tidligere ophold i dette hus på denne årstid.',
      }),
    modelled: (facts) => `Vi har endnu ingen målinger fra denne årstid. Anslået ud fra ${facts}.`,
    nightsIn: (nights, month) => `${nights} i ${month}`,
    settled: 'Du betaler det, målerne viser ved din afrejse, til prisen på din ankomstdag.',
    nothing: 'Afregnes efter måler',
    nothingText: 'Vælg en periode, så anslår vi forbruget. Det koster:',
  },
  year: {
    title: 'Året uge for uge',
    note: (nights, party) => `Billigste pris for ${nights} og ${party}, inklusive alle obligatoriske tillæg`,
    earlier: 'Tidligere uger',
    later: 'Senere uger',
    none: (range) => `${range}, ikke ledigt`,
    noneShort: 'optaget',
    keys: 'Piletasterne går fra uge til uge, og Enter vælger ugen.',
  },
  cost: {
    title: 'Ferien i alt',
    energy: 'Strøm og vand, anslået',
    linen: 'Med sengelinned og håndklæder',
    note: 'Et skøn. Strøm og vand afregnes efter måler, betales efter opholdet og er ikke en del af den samlede pris.',
  },
  reviews,
}
