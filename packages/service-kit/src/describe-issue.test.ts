import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeIssue } from './describe-issue.ts'

const told = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => describeIssue(issue, v.getDotPath(issue) ?? 'The input')) ?? []

const text = v.string()
test.each([
  [v.object({ name: text }), {}, 'name is missing'],
  [v.object({ name: text }), 'x', 'The input must be a group of fields in { }'],
  [v.strictObject({}), { x: 1 }, 'there is no field x'],
  [v.object({ name: text }), { name: 4 }, 'name must be a text in quotes'],
  [v.array(v.number()), [1, 'x'], '1 must be a number'],
  [v.picklist(['da-DK', 'de-DE', 'en']), 'fr', 'The input must be one of da-DK, de-DE, en'],
  [v.literal('lodging'), 'x', 'The input must be lodging'],
  [v.pipe(text, v.regex(/^[\w-]{20,200}$/)), 'secret', 'The input has the wrong form'],
  [v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be two capital letters')), 'x', 'The input must be two capital letters'],
  [v.pipe(text, v.maxLength(2)), 'abc', 'The input must have at most 2 characters'],
  [v.pipe(v.array(text), v.minLength(1)), [], 'The input must have at least 1 entry'],
  [v.pipe(v.number(), v.minValue(3)), 2, 'The input must be at least 3'],
  [v.pipe(v.number(), v.maxValue(3)), 4, 'The input must be at most 3'],
  [v.pipe(v.number(), v.integer()), 1.5, 'The input must be a whole number'],
  [v.pipe(text, v.nonEmpty()), '', 'The input must not be empty'],
  [
    v.pipe(
      text,
      v.check(() => false),
    ),
    'x',
    'The input is not valid',
  ],
] as const)('%# %o with %o: %s', (schema, input, sentence) => {
  expect(told(schema, input)).toEqual([sentence])
})
