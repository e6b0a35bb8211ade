import { expect, test } from 'vitest'
import { createLodgingQueue } from './lodging-queue.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve, 1))

test('claims on one house run in order, and a failure does not stop others', async () => {
  const queue = createLodgingQueue()
  const steps: string[] = []
  const claim = (name: string) => async () => {
    steps.push(`${name} begins`)
    await soon()
    steps.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const claims = ['a', 'b', 'c'].map((name) => queue.wait(1, claim(name)))
  const outcomes = await Promise.allSettled(claims)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('claims on different houses do not wait for each other', async () => {
  const queue = createLodgingQueue()
  let isFree = false
  const waiting = queue.wait(1, async () => {
    while (!isFree) await soon()
  })
  await queue.wait(2, async () => {
    isFree = true
  })
  await waiting
  expect(isFree).toBe(true)
})
