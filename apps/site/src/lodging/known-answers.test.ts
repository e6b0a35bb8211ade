import { formatFor } from '@marram/i18n/format'
import { house } from '@marram/i18n/messages/house/de'
import { question } from '@marram/i18n/messages/question/de'
import { expect, test } from 'vitest'
import { knownAnswers } from './known-answers.ts'
import { exampleItem, exampleLodging } from './testing/lodging-example.ts'

const words = { house, question, format: formatFor('de'), currency: 'EUR' } as const
const example = exampleLodging()
const without = (...keys: string[]) => example.facilities.filter(({ key }) => !keys.includes(key))
const selling = (...items: ReturnType<typeof exampleItem>[]) =>
  exampleLodging({ pricePlan: { ...example.pricePlan, items } })

test('the facts of the house answer what they can, topic by topic', () => {
  const answers = knownAnswers(example, words)
  expect(answers.location).toEqual(['350\u00a0m zum Meer.', '1,2\u00a0km zum Einkaufen.'])
  expect(answers.pets).toEqual(['2 Haustiere sind erlaubt.'])
  expect(answers.arrival?.[0]).toMatch(/15/)
  expect(answers.deposit).toEqual([house.rules.deposit])
  expect(answers).not.toHaveProperty('equipment')
  expect(answers).not.toHaveProperty('other')
})

test('a house without pets or internet says so', () => {
  const answers = knownAnswers(exampleLodging({ facilities: without('pets-max', 'internet', 'internet-speed') }), words)
  expect(answers.pets).toEqual([house.rules.noPets])
  expect(answers.internet).toEqual([house.story.noInternet])
})

test('prices come from the house: linen, cleaning and metered energy', () => {
  const linen = exampleItem('linen', { unitPrice: { DKK: 12_500, EUR: 1_700 } })
  const cleaning = exampleItem('cleaning', { unitPrice: { DKK: 60_000, EUR: 8_000 } })
  const power = exampleItem('electricity', {
    ...{ chargeType: 'metered', description: 'Strom', unitName: 'kWh' },
    unitPrice: { DKK: 305, EUR: 41 },
  })
  const answers = knownAnswers(selling(linen, cleaning, power), words)
  expect(answers.linen).toEqual([house.story.linen('17\u00a0€')])
  expect(answers.cleaning).toEqual([house.story.cleaningOptional('80\u00a0€')])
  expect(answers.energy).toEqual([house.story.metered, 'Strom: 0,41\u00a0€ pro kWh.'])
})

test('nothing is said about what is not known', () => {
  const mandatory = exampleItem('linen', { isMandatory: true })
  const answers = knownAnswers(selling(mandatory), words)
  expect(answers).not.toHaveProperty('linen')
  expect(answers).not.toHaveProperty('energy')
  expect(answers.cleaning?.length).toBeGreaterThan(1)
  expect(knownAnswers(selling(), words).linen).toEqual([house.story.bringLinen])
})
