import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defineTask, sendMail, warmImages } from './task.ts'

describe('a task', () => {
  test('has a name and a schema for its payload', () => {
    const schema = v.object({ bookingId: v.number() })
    expect(defineTask({ name: 'mail.send-receipt', schema })).toEqual({ name: 'mail.send-receipt', schema })
  })

  test.each(['images', 'Images.Warm', 'images.warm.all', 'images warm', ''])('cannot have the name "%s"', (name) => {
    expect(() => defineTask({ name, schema: v.object({}) })).toThrow('noun.verb')
  })
})

describe('images.warm', () => {
  test('accepts a list of addresses', () => {
    expect(v.is(warmImages.schema, { urls: ['/services/images/own/7/1.jpg?w=400'] })).toBe(true)
  })

  test.each([
    {},
    { urls: [] },
    { urls: [1] },
    { urls: 'a' },
    { urls: ['a'], more: 1 },
    { urls: Array(1001).fill('a') },
  ])('rejects a payload of another shape (case %#)', (payload) => {
    expect(v.is(warmImages.schema, payload)).toBe(false)
  })
})

test('mail.send accepts the number of one mail', () => {
  expect(v.is(sendMail.schema, { mailId: '0d2f5c0e-6c1f-4b3e-9a55-0f6f3f1f2b11' })).toBe(true)
  expect(v.is(sendMail.schema, { mailId: '1; drop table mail' })).toBe(false)
})
