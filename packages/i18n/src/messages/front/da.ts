import { plural } from '../../plural.ts'
import type { FrontMessages } from './en.ts'

export const front: FrontMessages = {
  quick: {
    title: 'Ofte søgt',
    dog: 'Med hund',
    sauna: 'Sauna',
    pool: 'Indendørs pool',
    beach: (distance) => `Højst ${distance} til havet`,
    short: (nights) => `${nights} nætter`,
    internet: (speed) => `Fra ${speed} Mbit/s`,
    charger: 'Ladestander',
  },
  year: {
    title: 'De billigste uger det kommende år',
    intro:
      'Så meget koster det billigste ledige hus for 7 nætter og 2 personer, inklusive alle obligatoriske tillæg. Vælg en uge, og se husene.',
    seasons: { winter: 'Vinter', spring: 'Forår', summer: 'Sommer', autumn: 'Efterår' },
    from: (price) => `fra ${price}`,
    available: (count) => plural('da', count, { one: '# ledigt hus', other: '# ledige huse' }),
    cheapest: 'Allerbilligst',
    weeks: 'Uge for uge',
    skip: 'Spring ugerne over',
    weekShort: (week) => `Uge ${week}`,
    week: (range, price, houses) => `${range}, fra ${price}, ${houses}`,
    none: (range) => `${range}, intet ledigt`,
    noneShort: 'optaget',
    unit: 'Priser i kroner',
    best: 'Årstidens billigste uge',
    danish: 'Skoleferie i Danmark',
    german: 'Skoleferie i Tyskland',
  },
  areas: {
    title: 'Hvor vil du vågne?',
    intro: 'Hvert sted er anderledes. Hvilket passer til dig?',
    all: (count) => `Alle ${count} områder`,
  },
  reviews: {
    title: 'Det siger gæsterne',
    score: (average, reviews) => `${average} af 5 ud fra ${reviews} fra de seneste to år.`,
    choice: 'Her er de nyeste, ikke de bedste.',
    all: 'Alle anmeldelser',
    checks: 'Sådan tjekker vi anmeldelser',
    house: (number, place) => `Hus ${number}, ${place}`,
    translated: { 1: 'Oversat fra dansk', 2: 'Oversat fra tysk', 7: 'Oversat fra engelsk' },
  },
  ways: 'Gå på opdagelse',
}
