import { expect, test } from 'vitest'
import { faultsOf } from './house-style.ts'

test.each([
  ['da', 'Det koster 600 kr..', 'a doubled full stop'],
  ['da', 'Vi giver 20% rabat.', 'no space before %'],
  ['da', 'Ét husdyr er velkomment.', '"husdyr", say: kæledyr'],
  ['da', 'Afspil videoen »Vind.', 'quotation marks without a partner'],
  ['de', 'Der Preis enthält alle Pflichtkosten.', '"Pflichtkosten", say: verpflichtende Kosten'],
  ['da', 'Læs hvordan vi gør.', '"Læs hvordan", say: a comma before the clause'],
  ['da', 'Vi har åbent kl. 9-20.', 'a hyphen between hours'],
  ['de', 'Sie zahlen 80€.', 'no space before €'],
  ['de', 'Die Liste lässt sich gerade nicht laden.', '"lässt sich gerade nicht", say: kann nicht, ist nicht'],
  ['de', 'Guten Tag, Karen', '"Guten Tag, K", say: Guten Tag and the name, then a comma'],
  ['de', 'Here you find the house of your dreams.', 'words of en'],
  ['en', 'These houses are free.', '"houses are free", say: available'],
  ['en', 'You cannot book this house.', '"cannot", say: the contraction'],
  ['en', 'Save 20 % in May.', 'a space before %'],
  ['en', 'A pool house by the sea', '"pool house", say: house with an indoor pool'],
  ['en', 'About €2,149 in all', '"in all", say: in total'],
] as const)('in %s "%s" is rejected', (edition, text, fault) => {
  expect(faultsOf(edition, text)).toContain(fault)
})

test.each([
  ['da', 'Søger …'],
  ['de', 'Zur Startseite »'],
  ['en', 'Parking is free. You are here'],
  ['da', 'Læs, hvordan vi gør. Se også: hvad der er med'],
  ['de', 'So lässt sich gut leben. Guten Tag Karen Holm,'],
  ['en', 'For all guests, in all seasons'],
] as const)('in %s "%s" is accepted', (edition, text) => {
  expect(faultsOf(edition, text)).toEqual([])
})
