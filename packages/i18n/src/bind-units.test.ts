import { expect, test } from 'vitest'
import { bindUnits } from './bind-units.ts'

const shown = (text: string) => bindUnits(text).replaceAll('\u00a0', '~')

test.each([
  ['et gavekort på 1.500 kr. og billedet', 'et gavekort på 1.500~kr. og billedet'],
  ['über 200 €, und 35 % sofort', 'über 200~€, und 35~% sofort'],
  ['von 9 bis 20 Uhr, ab kl. 15', 'von 9 bis 20~Uhr, ab kl.~15'],
  ['from 9 am to 8 pm', 'from 9~am to 8~pm'],
  ['12 m/s, 30 km/t, 140 cm, 5 m', '12~m/s, 30~km/t, 140~cm, 5~m'],
  ['Call +45 75 00 19 66 or write', 'Call +45~75~00~19~66 or write'],
])('%s', (text, bound) => expect(shown(text)).toBe(bound))

test.each(['after 5 minutes', '16 places', 'Art. 6'])('%s has no unit to bind', (text) =>
  expect(bindUnits(text)).toBe(text),
)
