import { facilityByKey, findFacilityById } from '@marram/domain/facility'
import { layOutLodging } from '@marram/domain/floor-plan/layout'
import { interiorFacts } from '@marram/domain/floor-plan/plan-rooms'
import { sleepersIn, writeSleepingRooms } from '@marram/domain/floor-plan/sleeping-rooms'
import { isLodgingNumber } from '@marram/domain/lodging-number'
import { findPictureTagById } from '@marram/domain/picture-tag'
import { house as danish } from '@marram/i18n/messages/house/da'
import { house as german } from '@marram/i18n/messages/house/de'
import { house as english } from '@marram/i18n/messages/house/en'
import { describe, expect, test } from 'vitest'
import { facilityValues } from './house/facility-values.ts'
import { houseNumber, lodgingNumber } from './house/lodging-number.ts'
import { claimsOf } from './testing/claims.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { aboutTheHouse } from './testing/written-houses.ts'

const { lodgings, today } = wholeCatalogue()
const houses = lodgings.map(({ house }) => house)
const share = (count: number) => count / houses.length

describe('the facts of a house are consistent', () => {
  test('there are as many sleeping places as guests', () => {
    for (const { beds, persons } of houses) {
      expect(beds.doubles * 2 + beds.singles + beds.bunks * 2 + beds.sofas * 2 + beds.loft).toBe(persons)
    }
  })

  test('a house without pets states it, and a hypoallergenic house allows none', () => {
    for (const house of houses) {
      expect(house.has.has('pets-allowed')).toBe(house.petsMax > 0)
      if (house.has.has('hypoallergenic')) expect(house.petsMax).toBe(0)
      const petsMax = facilityValues(house).find(({ facilityId }) => facilityId === facilityByKey('pets-max').id)
      expect(petsMax?.value).toBe(String(house.petsMax))
    }
  })

  test('no distant house has a sea view, and no renovation precedes the building', () => {
    for (const house of houses) {
      if (house.has.has('sea-view')) expect(house.sea).toBeLessThanOrEqual(350)
      expect(house.renovatedYear ?? Number.POSITIVE_INFINITY).toBeGreaterThan(house.builtYear)
      expect(house.publishedOn < today).toBe(true)
      expect(Number(house.publishedOn.slice(0, 4))).toBeGreaterThanOrEqual(house.builtYear)
      if (house.energyLabel <= 'B') expect(house.has.has('energy-friendly')).toBe(true)
      expect(house.heating === 'heat-pump').toBe(house.has.has('heat-pump'))
    }
  })

  test('every facility exists, once per house, with a value of its type', () => {
    for (const house of houses) {
      const values = facilityValues(house)
      expect(new Set(values.map(({ facilityId }) => facilityId)).size).toBe(values.length)
      expect(values.filter(({ facilityId, value }) => !isValue(facilityId, value))).toEqual([])
    }
  })
})

function isValue(facilityId: number, value: string): boolean {
  const facility = findFacilityById(facilityId)
  if (facility?.valueType === 'bool') return value === '1'
  if (facility?.valueType === 'number') return Number.isInteger(Number(value))
  return facility?.options.some((option) => option.value === value) ?? false
}

test('every house has a unique number that a guest can type into the search box', () => {
  const names = houses.map(({ name }) => name)
  expect(new Set(names).size).toBe(houses.length)
  expect(names.filter((name) => !isLodgingNumber(name) || name !== name.toLowerCase())).toEqual([])
})

test('numbers stay different in a catalogue of fifty thousand', () => {
  const names = Array.from({ length: 60_000 }, (_, index) => lodgingNumber('H', index))
  expect(new Set(names).size).toBe(names.length)
  expect(names.every(isLodgingNumber)).toBe(true)
  const addresses = Array.from({ length: 2000 }, (_, index) => houseNumber(4801, index))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('no two houses share an address', () => {
  expect(new Set(houses.map(({ address, location }) => `${location.id} ${address}`)).size).toBe(houses.length)
})

test('equipment is as frequent as on the real coast', () => {
  const withFacility = (key: Parameters<typeof facilityByKey>[0]) =>
    share(houses.filter(({ has }) => has.has(key)).length)
  expect(withFacility('pets-allowed')).toBeCloseTo(0.56, 1)
  expect(withFacility('sauna')).toBeCloseTo(0.47, 1)
  expect(withFacility('fireplace')).toBeCloseTo(0.82, 1)
  expect(withFacility('indoor-pool')).toBeCloseTo(0.1, 1)
  expect(withFacility('dishwasher')).toBeGreaterThan(0.94)
  expect(share(houses.filter(({ persons }) => persons >= 4 && persons <= 8).length)).toBeGreaterThan(0.75)
  expect(new Set(houses.map(({ archetype }) => archetype.key)).size).toBe(8)
  expect(new Set(houses.map(({ area }) => area.slug)).size).toBe(16)
})

test('every gallery has the pictures that search engines require', () => {
  for (const { pictures } of lodgings) {
    const tags = new Set(pictures.flatMap(({ tagIds }) => tagIds))
    expect(pictures.length).toBeGreaterThanOrEqual(8)
    for (const needed of [1, 2, 3, 4, 5, 6]) expect(tags.has(needed)).toBe(true)
    expect(tags.has(10) || tags.has(11)).toBe(true)
    expect(pictures.map(({ sortOrder }) => sortOrder)).toEqual(pictures.map((_, index) => index + 1))
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length)
    for (const { url } of pictures) expect(url).toMatch(/^demo\/[^#]+#[\da-f]{6}-[\da-f]{6}-[\da-f]{6}$/)
  }
})

describe('plan, pictures, facts and text of a house agree', () => {
  const described = lodgings.map(({ house, pictures, title, body }) => {
    const values = new Map(facilityValues(house).map(({ facilityId, value }) => [facilityId, Number(value)]))
    const facts = interiorFacts({
      persons: house.persons,
      rooms: writeSleepingRooms(house.sleeping),
      numberOf: (key) => values.get(facilityByKey(key).id) || 0,
    })
    const rooms = layOutLodging(facts).flatMap((floor) => floor.rooms.map(({ room }) => room))
    const motifs = pictures.map(({ url, tagIds }) => {
      const [address = ''] = url.split('#')
      const [, kind = '', , , ...rest] = address.split('/')
      const words = rest.at(-1)?.split('-') ?? []
      return { kind, words, tags: tagIds.map((id) => findPictureTagById(id)?.key) }
    })
    const claimed = claimsOf(aboutTheHouse({ da: joined('da'), de: joined('de'), en: joined('en') }))
    function joined(language: 'da' | 'de' | 'en') {
      return `${title[language]}. ${body[language]}`
    }
    return { house, facts, rooms, motifs, claimed }
  })
  type Described = (typeof described)[number]
  const count = (rooms: Described['rooms'], kind: string) => rooms.filter((room) => room.kind === kind).length
  const shown = (motifs: Described['motifs'], kind: string) => motifs.filter((motif) => motif.kind === kind)
  /** Numbers of the houses that violate a condition. */
  const unless = (holds: (house: Described) => boolean) =>
    described.filter((one) => !holds(one)).map(({ house }) => house.name)

  test('the plan has a bed for every guest, matching the listed kinds and counts', () => {
    const beds = ({ rooms }: Described, kind: string) =>
      rooms.flatMap((room) => room.beds).filter((bed) => bed.kind === kind).length
    const wrong = unless((one) => {
      const listed = one.house.beds
      const drawn = one.rooms.reduce((sum, room) => sum + sleepersIn(room.beds), 0)
      return (
        drawn + listed.loft === one.house.persons &&
        beds(one, 'double') === listed.doubles &&
        beds(one, 'single') === listed.singles &&
        beds(one, 'bunk') === listed.bunks &&
        beds(one, 'sofa') === listed.sofas
      )
    })
    expect(wrong).toEqual([])
  })

  test('every room of the plan has a picture, and every picture of a room is on the plan', () => {
    for (const kind of ['bedroom', 'bathroom', 'sauna', 'pool']) {
      expect(unless(({ rooms, motifs }) => shown(motifs, kind).length === count(rooms, kind))).toEqual([])
    }
    expect(
      unless(({ motifs }) => ['living-room', 'kitchen'].every((kind) => shown(motifs, kind).length === 1)),
    ).toEqual([])
  })

  test('a bedroom is drawn with its beds', () => {
    const words = (room: Described['rooms'][number]) => {
      const [bed, ...others] = room.beds
      return bed?.kind === 'single' && others.length === 1 ? 'twin' : bed?.kind
    }
    const wrong = unless(({ rooms, motifs }) => {
      const drawn = shown(motifs, 'bedroom').map((motif) => motif.words.at(-1))
      return (
        drawn.join() ===
        rooms
          .filter(({ kind }) => kind === 'bedroom')
          .toSorted(byNumber)
          .map(words)
          .join()
      )
    })
    expect(wrong).toEqual([])
  })

  test('pictures show what the house has, and nothing that it lacks', () => {
    const says = (word: string, isTrue: (house: Described['house']) => boolean) =>
      unless(({ house, motifs }) => motifs.every(({ words }) => !words.includes(word) || isTrue(house)))
    const shows = (word: string, isTrue: (house: Described['house']) => boolean) =>
      unless(({ house, motifs }) =>
        shown(motifs, house.archetype.picture).every(({ words }) => words.includes(word) === isTrue(house)),
      )
    expect(says('sea', ({ has, sea }) => has.has('sea-view') && sea <= 350)).toEqual([])
    expect(says('spa', ({ has }) => has.has('spa'))).toEqual([])
    for (const [word, isTrue] of [
      ['tub', ({ has }) => has.has('wilderness-bath')],
      ['jacuzzi', ({ has }) => has.has('outdoor-spa')],
      ['stove', ({ has }) => has.has('fireplace')],
      ['annexe', ({ has }) => has.has('annex')],
      ['carport', ({ has }) => has.has('carport')],
      ['solar', ({ has }) => has.has('solar-cells')],
      ['fence', ({ has }) => has.has('fenced-plot')],
      ['covered', ({ coveredTerraces }) => coveredTerraces > 0],
      ['upstairs', ({ storeys }) => storeys > 1],
      ['huge', ({ areaM2, storeys }) => areaM2 / storeys >= 150],
      ['forest', ({ setting }) => setting === 'forest'],
      ['village', ({ setting }) => setting === 'village'],
    ] satisfies [string, (house: Described['house']) => boolean][]) {
      expect([word, ...shows(word, isTrue)]).toEqual([word])
    }
    // In a picture of the coast, chance decides.
    const coast = ['beach', 'dunes', 'lighthouse', 'harbour']
    expect(unless(({ motifs }) => motifs.every(({ kind, words }) => coast.includes(kind) || words.length > 0))).toEqual(
      [],
    )
    expect(
      unless(({ house, motifs }) => shown(motifs, 'house-pool').length > 0 === house.has.has('indoor-pool')),
    ).toEqual([])
    expect(
      unless(({ house, motifs }) => shown(motifs, 'house-thatched').length > 0 === house.has.has('thatched-roof')),
    ).toEqual([])
  })

  test('a picture is named after its motif', () => {
    const expected: Record<string, readonly string[]> = {
      dunes: ['view', 'surroundings'],
      beach: ['surroundings'],
      lighthouse: ['surroundings'],
      harbour: ['surroundings'],
    }
    const wrong = unless(({ motifs }) =>
      motifs.every(({ kind, tags }) => {
        const allowed = expected[kind] ?? [kind.startsWith('house-') ? 'exterior' : kind]
        return tags.every((tag) => tag !== undefined && allowed.includes(tag))
      }),
    )
    expect(wrong).toEqual([])
    for (const words of [danish, german, english]) {
      expect(new Set(Object.values(words.pictures)).size).toBe(Object.keys(words.pictures).length)
    }
  })

  test('the text names no room that the plan lacks', () => {
    const unlessClaimed = (claim: string, holds: (house: Described) => boolean) =>
      unless((one) => !one.claimed.has(claim) || holds(one))
    expect(unlessClaimed('sauna', ({ rooms }) => count(rooms, 'sauna') === 1)).toEqual([])
    expect(unlessClaimed('pool', ({ rooms }) => count(rooms, 'pool') === 1)).toEqual([])
    expect(unlessClaimed('activity-room', ({ rooms }) => count(rooms, 'activity') === 1)).toEqual([])
    expect(unlessClaimed('open-kitchen', ({ rooms }) => count(rooms, 'living-kitchen') === 1)).toEqual([])
    expect(unlessClaimed('two bathrooms', ({ rooms }) => count(rooms, 'bathroom') === 2)).toEqual([])
    expect(unlessClaimed('a guest toilet', ({ rooms }) => count(rooms, 'toilet') > 0)).toEqual([])
    expect(unlessClaimed('annex', ({ rooms }) => rooms.some(({ level }) => level === 'annexe'))).toEqual([])
    expect(unlessClaimed('two floors', ({ rooms }) => rooms.some(({ level }) => level === 'upstairs'))).toEqual([])
    expect(unlessClaimed('one floor', ({ rooms }) => rooms.every(({ level }) => level !== 'upstairs'))).toEqual([])
    expect(
      unlessClaimed('bunks', ({ rooms }) => rooms.some(({ beds }) => beds.some(({ kind }) => kind === 'bunk'))),
    ).toEqual([])
    const inLoft = ({ facts }: Described) => (facts.sleeping ?? []).some(({ place }) => place === 'loft')
    expect(unlessClaimed('a sleeping loft', inLoft)).toEqual([])
  })
})

const byNumber = (a: { number: number | null }, b: { number: number | null }) => (a.number ?? 0) - (b.number ?? 0)
