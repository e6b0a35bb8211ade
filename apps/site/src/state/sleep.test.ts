import { expect, test } from 'vitest'
import { createSleep } from './sleep.ts'

const isCalled = (called: Promise<void>) => Promise.race([called.then(() => true), Promise.resolve(false)])

test('a part that nobody needs goes on sleeping', async () => {
  const { called, joined } = createSleep()
  joined()
  await Promise.resolve()
  expect(await isCalled(called)).toBe(false)
})

test('a change calls every part, and is made', async () => {
  const sleep = createSleep()
  sleep.joined()
  sleep.joined()
  let changes = 0
  sleep.change(() => {
    changes += 1
  })
  await sleep.called
  expect(changes).toBe(1)
  sleep.woke()
  sleep.woke()
  sleep.change(() => {
    changes += 1
  })
  expect(changes).toBe(2)
})
