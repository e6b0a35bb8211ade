import { parseFields } from '@marram/contract/workers/form-definition'
import { expect, test } from 'vitest'
import { formDrafts } from './form-draft.ts'

const fields = parseFields([
  { name: 'message', kind: 'textarea', label: 'Nachricht' },
  { name: 'wishes', kind: 'checkbox', label: 'Wünsche', options: ['pool', 'sauna'] },
  { name: 'privacy', kind: 'consent', label: 'Einverstanden' },
])
const store = new Map<string, string>()
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
}
const draftOf = (id: string, page: string) => formDrafts(() => storage).of(id, page, fields)

test('input is restored on the same page, and is gone after it was sent', () => {
  const draft = draftOf('contact', '/kontakt/')
  expect(draft.read()).toBeNull()
  draft.write({ message: 'Moin', wishes: ['pool', 'sauna'], privacy: 'yes', website_url: 'x', password: 'secret' })
  expect(draft.read()).toEqual({ message: 'Moin', wishes: ['pool', 'sauna'] })
  expect([...store.values()].join()).not.toContain('secret')
  expect([draftOf('contact', '/jobs/').read(), draftOf('other', '/kontakt/').read()]).toEqual([null, null])
  draft.clear()
  expect(draft.read()).toBeNull()
})

test('an invalid draft is ignored', () => {
  for (const broken of ['{', '7', '[]', '{"message":7}', 'null']) {
    store.set('form-draft contact /kontakt/', broken)
    expect(draftOf('contact', '/kontakt/').read() ?? {}, broken).toEqual({})
  }
})

test('without storage, a form works without drafts', () => {
  const locked = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const draft = formDrafts(locked).of('contact', '/', fields)
  draft.write({ message: 'Moin' })
  draft.clear()
  expect(draft.read()).toBeNull()
})
