import { expect, test } from 'vitest'
import { cardsOnMap } from './map-cards.tsx'

const houses = (...ids: number[]) => ids.map((id) => ({ id }))
const points = houses(1, 2, 3, 4, 5)

test('the cards below the map are the houses of the list, in its order', () => {
  expect(cardsOnMap(points, houses(4, 2), null)).toEqual(houses(4, 2))
})

test('a chosen house that the list does not show comes first; one that it shows keeps its place', () => {
  expect(cardsOnMap(points, houses(4, 2), 5)).toEqual(houses(5, 4, 2))
  expect(cardsOnMap(points, houses(4, 2), 2)).toEqual(houses(4, 2))
})
