import { expect, test } from 'vitest'
import { placeMap } from './place-map.ts'

function mapOf(size: { clientWidth: number; clientHeight: number }) {
  const moves: unknown[] = []
  const waiting: (() => void)[] = []
  const map = {
    getContainer: () => Object.assign(Object.create(null), size),
    easeTo: (start: unknown) => moves.push(start),
    once: (_: 'resize', listener: () => void) => waiting.push(listener),
  }
  const resize = (clientWidth: number, clientHeight: number) => {
    Object.assign(size, { clientWidth, clientHeight })
    for (const listener of waiting.splice(0)) listener()
  }
  return { map, moves, resize }
}

const startIn = ({ clientWidth }: { clientWidth: number }) => ({
  center: [8, 56] as [number, number],
  zoom: Math.log2(clientWidth),
})

test('a visible map is moved at once', () => {
  const { map, moves } = mapOf({ clientWidth: 512, clientHeight: 300 })
  placeMap(map, startIn)
  expect(moves).toEqual([{ center: [8, 56], zoom: 9 }])
})

test('a map hidden by a narrow window waits until it is shown, and is moved to fit its new size', () => {
  const { map, moves, resize } = mapOf({ clientWidth: 0, clientHeight: 0 })
  placeMap(map, startIn)
  resize(0, 0)
  expect(moves).toEqual([])
  resize(1024, 600)
  resize(512, 600)
  expect(moves).toEqual([{ center: [8, 56], zoom: 10 }])
})
