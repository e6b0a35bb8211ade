import { describe, expect, test } from 'vitest'
import { filterHouses, readHouses } from './filter-houses.ts'

const houses = readHouses({
  areas: [
    { id: 1, name: 'Blåvand' },
    { id: 2, name: 'Vejers' },
  ],
  places: [
    { id: 10, name: 'Blåvand', area: 1 },
    { id: 11, name: 'Ho', area: 1 },
    { id: 20, name: 'Vejers Strand', area: 2 },
  ],
  houses: [
    [1, 'B2402', 'Kleines Haus am Leuchtturm', 10, 2, 0],
    [2, 'O0119', 'Poolhaus an der Bucht', 11, 12, 0],
    [3, 'V0718', 'Sømærket', 20, 6, 1],
  ],
  conflicts: [],
})
const find = (filter: Parameters<typeof filterHouses>[1]) => filterHouses(houses, filter).map(({ id }) => id)

test('a house knows its place and area', () => {
  expect(houses[1]).toMatchObject({ place: 'Ho', areaId: 1, persons: 12, isPaused: false })
  expect(houses[2]?.isPaused).toBe(true)
})

describe('a filter', () => {
  test.each([
    ['nothing', {}, [1, 2, 3]],
    ['the areas of an office', { areas: [2, 7] }, [3]],
    ['an office without areas', { areas: [] }, []],
    ['an area', { area: 1 }, [1, 2]],
    ['a place', { place: 10 }, [1]],
    ['a size', { persons: 6 }, [2, 3]],
    ['all of them', { area: 1, persons: 6, text: 'pool' }, [2]],
    ['a number', { text: 'b24' }, [1]],
    ['words in any order', { text: 'leuchtturm kleines' }, [1]],
    ['letters without their rings and strokes', { text: 'blavand' }, [1]],
    ['other Danish letters', { text: 'somaerket' }, [3]],
    ['spaces', { text: '  ' }, [1, 2, 3]],
    ['words of two houses', { text: 'pool leuchtturm' }, []],
  ])('by %s', (_, filter, expected) => {
    expect(find(filter)).toEqual(expected)
  })
})
