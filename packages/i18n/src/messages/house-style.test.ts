import { describe, expect, test } from 'vitest'
import { type EditionKey, editionKeys } from '../edition-key.ts'
import * as daMail from '../mail/da.ts'
import * as deMail from '../mail/de.ts'
import * as enMail from '../mail/en.ts'
import { faultsOf } from '../testing/house-style.ts'
import * as daCommon from './da.ts'
import * as deCommon from './de.ts'
import * as enCommon from './en.ts'
import { catalogueLoaders } from './page-catalogues.ts'

/** An amount in each edition: the full stop of the Danish one must not double that of the sentence. */
const amounts: Readonly<Record<EditionKey, string>> = { da: '600\u00a0kr.', de: '80\u00a0€', en: '€80' }

type Texts = readonly (readonly [string, string])[]

/** All texts, with arguments from `fill`, which receives position and name of each parameter. */
function textsOf(value: unknown, fill: (index: number, name: string) => string | number, path = ''): Texts {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function')
    return [[path, String(value(...parametersOf(value).map((name, at) => fill(at, name))))]]
  return Object.entries(value as object).flatMap(([key, child]) => textsOf(child, fill, `${path}.${key}`))
}

function parametersOf(message: { readonly length: number; toString(): string }): string[] {
  const names = /^\(?([^)=]*)\)?\s*=>/.exec(message.toString())?.[1]?.split(',') ?? []
  return Array.from({ length: message.length }, (_, index) => names[index]?.trim() ?? '')
}

/** As written: with the names of their parameters. */
const common = { da: daCommon.da, de: deCommon.de, en: enCommon.en }
const mail = { da: daMail.da, de: deMail.de, en: enMail.en }

async function everything(edition: EditionKey) {
  const pages = Object.entries(catalogueLoaders).map(async ([name, load]) => {
    const catalogues: Readonly<Record<string, unknown>> = await load[edition]()
    return [name, catalogues[name]] as const
  })
  return { common: common[edition], mail: mail[edition], ...Object.fromEntries(await Promise.all(pages)) }
}

describe.each(editionKeys)("guests' texts in %s", async (edition) => {
  const all = await everything(edition)

  test('have no rejected word, wrong space, doubled stop or foreign sentence', () => {
    const plain = textsOf(all, (index) => 2 + index)
    const faults = plain.flatMap(([key, text]) => faultsOf(edition, text).map((fault) => `${key}: ${fault}: ${text}`))
    expect(faults).toEqual([])
  })

  test('can contain an amount of money without a doubled full stop', () => {
    const isMoney = /amount|price|before|now|cost|rest|first$/i
    const filled = textsOf(all, (index, name) => (isMoney.test(name) ? amounts[edition] : 2 + index))
    expect(filled.filter(([, text]) => text.includes(amounts[edition])).length).toBeGreaterThan(20)
    expect(filled.filter(([, text]) => faultsOf(edition, text).includes('a doubled full stop'))).toEqual([])
  })
})

test('every edition has the same variables in each text', async () => {
  // Numbers that occur in no text.
  const marks = (index: number) => 81 + index
  const [da, de, en] = await Promise.all(
    editionKeys.map(async (edition) => new Map(textsOf(await everything(edition), marks))),
  )
  const variables = (text = '') => [...new Set(text.match(/\b8[1-6]\b/g))].sort().join(' ')
  const uneven = [...(en ?? [])]
    .filter(([key]) => !mayDiffer.has(key))
    .filter(([key, text]) => [da, de].some((other) => variables(other?.get(key)) !== variables(text)))
  expect(uneven.map(([key]) => key)).toEqual([])
})

/** German greets by the full name, the others by the first. */
const mayDiffer = new Set(['.account.overview.title'])
