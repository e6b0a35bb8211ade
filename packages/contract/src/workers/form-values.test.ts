import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { formFields } from '../content/simple-shapes.ts'
import { type FormField, parseFields } from './form-definition.ts'
import { applyingFields, checkForm, type FormValues } from './form-values.ts'
import { isMailAddress } from './mail-address.ts'

const field = (kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name: 'asked',
  kind,
  label: 'Asked',
  hint: undefined,
  required: false,
  options: [],
  autocomplete: undefined,
  ...more,
})
const codeOf = (of: FormField, given: string | string[] | undefined) =>
  checkForm([of], given === undefined ? {} : { asked: given }).problems[0]?.code

describe('a required field', () => {
  test.each([
    ['text', 'missing'],
    ['textarea', 'missing'],
    ['email', 'missing'],
    ['select', 'choice-missing'],
    ['radio', 'choice-missing'],
    ['checkbox', 'choice-missing'],
    ['consent', 'consent-missing'],
  ] as const)('of type %s must be filled in', (kind, code) => {
    expect(codeOf(field(kind, { required: true }), undefined)).toBe(code)
    expect(codeOf(field(kind, { required: true }), ' \n ')).toBe(code)
    expect(codeOf(field(kind), undefined)).toBeUndefined()
  })
})

test.each([
  ['email', 'karen@marram.example', undefined],
  ['email', 'karen', 'not-an-email'],
  ['tel', '+45 75 00 19 66', undefined],
  ['tel', 'call me', 'not-a-phone'],
  ['tel', '12', 'not-a-phone'],
  ['number', '3', undefined],
  ['number', '3,5', undefined],
  ['number', 'three', 'not-a-number'],
  ['date', '2027-02-28', undefined],
  ['date', '2027-02-30', 'not-a-day'],
  ['date', '28.2.2027', undefined],
  ['date', '30/02/2027', 'not-a-day'],
  ['text', 'x'.repeat(200), undefined],
  ['text', 'x'.repeat(201), 'too-long'],
] as const)('a field of type %s validates "%s"', (kind, given, code) => {
  expect(codeOf(field(kind), given)).toBe(code)
})

test.each(['17.7.2027', '17/07/2027', '2027-07-17'])('the date "%s" is stored as an ISO day', (written) => {
  expect(checkForm([field('date')], { asked: written }).answers).toMatchObject([{ value: '2027-07-17' }])
})

test('a name field accepts names only', () => {
  const name = field('text', { autocomplete: 'name' })
  expect(codeOf(name, 'Karen Müller-Lüdenscheidt')).toBeUndefined()
  expect(codeOf(name, 'Win at www.example.org')).toBe('not-a-name')
  expect(codeOf(field('text'), 'Win at www.example.org')).toBeUndefined()
})

test('a text that is too long reports the limit', () => {
  expect(checkForm([field('textarea')], { asked: 'x'.repeat(5001) }).problems).toEqual([
    { field: 'asked', code: 'too-long', limit: 5000 },
  ])
})

describe('a choice', () => {
  const options = [
    { value: 'w', label: 'Week' },
    { value: 'd', label: 'Day' },
  ]
  test.each(['select', 'radio', 'checkbox'] as const)('of type %s must be one of the options', (kind) => {
    expect(codeOf(field(kind, { options }), 'w')).toBeUndefined()
    expect(codeOf(field(kind, { options }), 'other')).toBe('not-an-option')
    expect(codeOf(field(kind, { options }), 'toString')).toBe('not-an-option')
  })
  test('is forwarded by its label, several together', () => {
    expect(checkForm([field('checkbox', { options })], { asked: ['d', 'w', 'd'] }).answers).toEqual([
      { name: 'asked', label: 'Asked', value: 'Day, Week' },
    ])
  })
})

test('only fields of the form are forwarded', () => {
  expect(checkForm([field('text')], { asked: 'yes', other: 'no', __proto__: 'no' }).answers).toEqual([
    { name: 'asked', label: 'Asked', value: 'yes' },
  ])
  expect(checkForm([field('text', { name: 'constructor' })], {}).answers).toEqual([])
})

test('line breaks are kept in a message only', () => {
  const written = 'one\r\nBcc: all@example.com\u0000\u202e'
  const answerOf = (kind: FormField['kind']) => checkForm([field(kind)], { asked: written }).answers[0]?.value
  expect(answerOf('textarea')).toBe('one\nBcc: all@example.com')
  expect(answerOf('text')).toBe('one Bcc: all@example.com')
})

test('for any input, one-line answers have no control characters and no problem names an unknown field', () => {
  const values = fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string())))
  fc.assert(
    fc.property(values, fc.string({ unit: 'binary' }), (others: FormValues, text) => {
      const { answers, problems } = checkForm([field('text')], { ...others, asked: text })
      expect(answers.every(({ value }) => !/\p{Cc}/u.test(value))).toBe(true)
      expect(problems.every((problem) => problem.field === 'asked')).toBe(true)
    }),
    { numRuns: 40 },
  )
})

describe('a mail address', () => {
  test.each([
    'a@b.dk',
    'karen.holm+marram@post.marram.example',
    "o'neill@example.org",
    'post@møller.dk',
    'jürgen@müller.de',
  ])('may be %s', (text) => expect(isMailAddress(text)).toBe(true))
  test.each([
    '',
    'a',
    '@b.dk',
    'a@b',
    'a@.dk',
    'a b@c.dk',
    'a@b.dk, c@d.dk',
    'A <a@b.dk>',
    'a@b.dk\nBcc: c@d.dk',
    'a@b.dk\r\n',
    'a..b@c.dk',
    '.a@b.dk',
    'a@-b.dk',
    `${'a'.repeat(65)}@b.dk`,
    `a@${'b'.repeat(250)}.dk`,
    'a@b@c.dk',
  ])('may not be %j', (text) => expect(isMailAddress(text)).toBe(false))
})

describe("the editors' list of fields", () => {
  test('may have options as plain words', () => {
    const [parsed] = parseFields([{ name: 'size', kind: 'select', label: 'Size', options: ['S', 'M'] }])
    expect(parsed?.options).toEqual([
      { value: 'S', label: 'S' },
      { value: 'M', label: 'M' },
    ])
  })
  test.each([
    { name: '_page', kind: 'text', label: 'X' },
    { name: 'website_url', kind: 'text', label: 'X' },
    { name: '1st', kind: 'text', label: 'X' },
    { name: 'x'.repeat(41), kind: 'text', label: 'X' },
    { name: 'x', kind: 'colour', label: 'X' },
    { name: 'x', kind: 'text', label: '' },
    null,
  ])('loses invalid fields and keeps the others (case %#)', (broken) => {
    const good = { name: 'good', kind: 'text', label: 'Good' }
    expect(parseFields([broken, good]).map(({ name }) => name)).toEqual(['good'])
  })
  test('may be missing', () => expect(parseFields(null)).toEqual([]))
})

describe('a conditional field', () => {
  const conditional = parseFields([
    { name: 'way', kind: 'radio', label: 'Anreise', options: ['car', 'train', 'ship'], required: true },
    { name: 'plate', kind: 'text', label: 'Kennzeichen', required: true, showIf: { field: 'way', equals: 'car' } },
    {
      name: 'stop',
      kind: 'text',
      label: 'Bahnhof',
      required: true,
      showIf: { field: 'way', equals: ['train', 'ship'] },
    },
    {
      name: 'wishes',
      kind: 'checkbox',
      label: 'Wünsche',
      options: ['taxi', 'bike'],
      showIf: { field: 'way', equals: ['train'] },
    },
    { name: 'bikes', kind: 'number', label: 'Räder', required: true, showIf: { field: 'wishes', equals: 'bike' } },
    { name: 'odd', kind: 'text', label: 'Ohne Grund', showIf: { field: 'none', equals: 'x' } },
    { name: 'self', kind: 'text', label: 'Von sich selbst', showIf: { field: 'self', equals: 'x' } },
  ])
  const names = (values: FormValues) => applyingFields(conditional, values).map(({ name }) => name)
  test.each([
    [{}, ['way', 'odd', 'self']],
    [{ way: 'car' }, ['way', 'plate', 'odd', 'self']],
    [{ way: 'ship' }, ['way', 'stop', 'odd', 'self']],
    [{ way: 'train', wishes: ['taxi', 'bike'] }, ['way', 'stop', 'wishes', 'bikes', 'odd', 'self']],
    [{ way: 'car', wishes: ['bike'] }, ['way', 'plate', 'odd', 'self']],
  ])('with %j the form has %j', (values, fields) => expect(names(values)).toEqual(fields))
  test('is neither required nor accepted if it does not apply', () => {
    const { answers, problems } = checkForm(conditional, { way: 'car', plate: 'B 12', stop: 'Varde', bikes: 'x' })
    expect([answers.map(({ name }) => name), problems]).toEqual([['way', 'plate'], []])
    expect(checkForm(conditional, { way: 'train' }).problems).toEqual([{ field: 'stop', code: 'missing' }])
  })
})

test.each(['text', 'textarea'] as const)(
  'markup, direction marks and 100,000 characters in a %s field do no harm',
  (kind) => {
    const [field] = parseFields([{ name: 'x', kind, label: 'X' }])
    if (!field) throw new Error('No field.')
    const evil = '<script>alert(1)</script>\u202e\u200b\u2066x\u0000'
    expect(checkForm([field], { x: evil }).answers[0]?.value).toBe('<script>alert(1)</script>x')
    const { answers, problems } = checkForm([field], { x: evil.padEnd(100_000, 'y') })
    expect([answers, problems]).toEqual([[], [{ field: 'x', code: 'too-long', limit: kind === 'text' ? 200 : 5000 }]])
  },
)

test('a page evaluates a condition like the worker', () => {
  const written = [
    { name: 'way', kind: 'radio', label: 'Anreise', options: ['car', 'train'] },
    { name: 'plate', kind: 'text', label: 'Kennzeichen', showIf: { field: 'way', equals: 'car' } },
  ]
  expect(parseFields(v.parse(formFields, written))).toEqual(parseFields(written))
  expect(parseFields(v.parse(formFields, null))).toEqual([])
})
