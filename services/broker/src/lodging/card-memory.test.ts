import { expect, test } from 'vitest'
import { createCardMemory, noMemory, type OfferedCard } from './card-memory.ts'

const maxAgeMs = 1000

/** A catalogue that counts its reads; `prices` are the current prices of its houses, null for one without a card. */
function connect(prices: Record<number, number | null>) {
  let time = 1
  const read: number[][] = []
  const memory = createCardMemory({ now: () => time, maxAgeMs })
  const load = async (ids: readonly number[]): Promise<OfferedCard[]> => {
    read.push([...ids])
    return ids.flatMap((id) => (typeof prices[id] === 'number' ? [cardOf(id, prices[id])] : []))
  }
  const recall = async (ids: number[], question = {}) =>
    (await memory.recall(question, ids, load)).map(({ id, energyEstimate }) => [id, energyEstimate])
  return {
    memory,
    prices,
    read,
    recall,
    load,
    wait: (ms: number) => {
      time += ms
    },
  }
}

function cardOf(id: number, price: number): OfferedCard {
  const place = { city: 'Henne', areaName: 'Henne Strand', latitude: 55, longitude: 8 }
  const known = {
    name: `B${id}`,
    title: '',
    maxPersons: 4,
    bedrooms: 2,
    distanceToBeachM: null,
    rating: 0,
    reviewCount: 0,
  }
  return { id, ...place, ...known, facilities: [], images: [], option: null, energyEstimate: price }
}

test('a card is loaded once until a notice names its house, and only that house is loaded again', async () => {
  const { memory, prices, read, recall } = connect({ 1: 500, 2: 400 })
  await recall([1, 2])
  prices[1] = 450
  expect(await recall([2, 1])).toEqual([
    [2, 400],
    [1, 500],
  ])
  memory.drop(['lodging:1', 'lodgings'])
  expect(await recall([2, 1])).toEqual([
    [2, 400],
    [1, 450],
  ])
  expect(read).toEqual([[1, 2], [1]])
})

test('after missed notices every card is loaded again', async () => {
  const { memory, prices, recall } = connect({ 1: 500 })
  await recall([1])
  prices[1] = 450
  memory.clear()
  expect(await recall([1])).toEqual([[1, 450]])
})

test('a card that was loading when its house was sold is not cached', async () => {
  const { memory, prices, load } = connect({ 1: 500 })
  const reading = Promise.withResolvers<void>()
  const slow = memory.recall({}, [1], async (ids) => {
    const old = await load(ids)
    await reading.promise
    return old
  })
  prices[1] = 450
  memory.drop(['lodging:1'])
  reading.resolve()
  await slow
  expect((await memory.recall({}, [1], load))[0]?.energyEstimate).toBe(450)
})

test('another request, edition or day has a separate card of the same house', async () => {
  const { read, recall } = connect({ 1: 500 })
  await recall([1], { today: '2027-02-01' })
  await recall([1], { today: '2027-02-02' })
  expect(read).toEqual([[1], [1]])
})

test('a house without a card gets one after its notice', async () => {
  const { memory, prices, read, recall } = connect({ 1: null })
  expect([await recall([1]), await recall([1])]).toEqual([[], []])
  expect(read).toEqual([[1]])
  prices[1] = 500
  memory.drop(['lodging:1'])
  expect(await recall([1])).toEqual([[1, 500]])
})

test('a change without a notice shows after the maximum age', async () => {
  const { prices, recall, wait } = connect({ 1: 500 })
  await recall([1])
  prices[1] = 450
  wait(maxAgeMs - 1)
  expect(await recall([1])).toEqual([[1, 500]])
  wait(1)
  expect(await recall([1])).toEqual([[1, 450]])
})

test('a removed house is not shown from the cache', async () => {
  const { memory, prices, recall } = connect({ 1: 500 })
  await recall([1])
  prices[1] = null
  memory.drop(['lodging:1'])
  expect(await recall([1])).toEqual([])
})

test('without a cache everything is loaded each time', async () => {
  const { read, load } = connect({ 1: 500, 2: 400 })
  const cards = await noMemory.recall({}, [2, 3, 1], load)
  await noMemory.recall({}, [1], load)
  expect([cards.map(({ id }) => id), read]).toEqual([
    [2, 1],
    [[2, 3, 1], [1]],
  ])
})
