import { expect, test } from 'vitest'
import { faultsOf } from './house-style.ts'

test.each([
  ['da', 'Det koster 600 kr..', 'a doubled full stop'],
  ['da', 'Vi giver 20% rabat.', 'no space before %'],
  ['da', 'Ét husdyr er velkomment.', '"husdyr", say: kæledyr'],
  ['da', 'Afspil videoen »Vind.', 'quotation marks without a partner'],
  ['de', 'Der Preis enthält alle Pflichtkosten.', '"Pflichtkosten", say: verpflichtende Kosten'],
  ['de', 'Sie zahlen 80€.', 'no space before €'],
  ['de', 'Here you find the house of your dreams.', 'words of en'],
  ['en', 'These houses are free.', '"houses are free", say: available'],
  ['en', 'You cannot book this house.', '"cannot", say: the contraction'],
  ['en', 'Save 20 % in May.', 'a space before %'],
] as const)('in %s "%s" is rejected', (edition, text, fault) => {
  expect(faultsOf(edition, text)).toContain(fault)
})

test.each([
  ['da', 'Søger …'],
  ['de', 'Zur Startseite »'],
  ['en', 'Parking is free. You are here'],
] as const)('in %s "%s" is accepted', (edition, text) => {
  expect(faultsOf(edition, text)).toEqual([])
})
