import { expect, test } from 'vitest'
import { editionKeys } from '../edition-key.ts'
import { mailMessages } from './catalogue.ts'

function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value('X'))]]
  return Object.entries(value as object).flatMap(([key, child]) => texts(child, `${path}.${key}`))
}

/** Terms that are the same in every country. */
const sameEverywhere = ['.transfer.iban', '.transfer.bic', '.sender.name']

test('every mail is translated into all three languages, and no two languages share a sentence', () => {
  const [da, de, en] = editionKeys.map((key) => new Map(texts(mailMessages(key))))
  expect(en?.size).toBeGreaterThan(15)
  for (const [key, text] of en ?? []) {
    if (sameEverywhere.includes(key)) continue
    const all = [text, da?.get(key) ?? '', de?.get(key) ?? '']
    expect(new Set(all).size, key).toBe(3)
    for (const one of all) expect(one.trim(), key).not.toBe('')
  }
})
