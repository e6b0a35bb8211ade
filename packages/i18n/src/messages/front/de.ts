import { plural } from '../../plural.ts'
import type { FrontMessages } from './en.ts'

export const front: FrontMessages = {
  quick: {
    title: 'Oft gesucht',
    dog: 'Mit Hund',
    sauna: 'Sauna',
    pool: 'Innenpool',
    beach: (distance) => `Bis ${distance} zum Meer`,
    short: (nights) => `${nights} Nächte`,
    internet: (speed) => `Ab ${speed} Mbit/s`,
    charger: 'Ladestation',
  },
  year: {
    title: 'Die günstigsten Wochen des kommenden Jahres',
    intro:
      'Was das günstigste freie Haus für 7 Nächte und 2 Personen kostet, inklusive aller verpflichtenden Kosten. Wählen Sie eine Woche, um die freien Häuser zu sehen.',
    seasons: { winter: 'Winter', spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst' },
    from: (price) => `ab ${price}`,
    available: (count) => plural('de', count, { one: '# Haus frei', other: '# Häuser frei' }),
    cheapest: 'Am günstigsten',
    weeks: 'Woche für Woche',
    skip: 'Wochen überspringen',
    weekShort: (week) => `KW ${week}`,
    week: (range, price, houses) => `${range}, ab ${price}, ${houses}`,
    none: (range) => `${range}, nichts frei`,
    noneShort: 'belegt',
    unit: 'Preise in Euro',
    best: 'Günstigste Woche der Jahreszeit',
    danish: 'Schulferien in Dänemark',
    german: 'Schulferien in Deutschland',
  },
  areas: {
    title: 'Wo möchten Sie aufwachen?',
    intro: 'Jeder Ort ist anders. Welcher passt zu Ihnen?',
    all: (count) => `Alle ${count} Orte`,
  },
  reviews: {
    title: 'Was Gäste sagen',
    score: (average, reviews) => `${average} von 5, aus ${reviews} der letzten zwei Jahre.`,
    choice: 'Hier sehen Sie die neuesten, nicht die besten.',
    all: 'Alle Bewertungen',
    checks: 'So prüfen wir Bewertungen',
    house: (number, place) => `Haus ${number}, ${place}`,
    translated: {
      1: 'Aus dem Dänischen übersetzt',
      2: 'Aus dem Deutschen übersetzt',
      7: 'Aus dem Englischen übersetzt',
    },
  },
  ways: 'Weiter stöbern',
}
