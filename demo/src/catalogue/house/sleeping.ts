import type { Bed, BedKind, SleepingPlace, SleepingRoom } from '@marram/domain/floor-plan/sleeping-rooms'
import type { Random } from '../random.ts'
import type { Size } from './house.ts'

type Furnished = Pick<Size, 'bedsByRoom' | 'beds' | 'storeys'> & { hasAnnex: boolean; quality: number }

/** Describes the size and room of every bed; counts and rooms are those of the house. */
export function drawSleeping(house: Furnished, random: Random): SleepingRoom[] {
  const { bedsByRoom, beds } = house
  const doubleCm = house.quality >= 0.62 ? 180 : house.quality >= 0.3 ? 160 : 140
  const singleCm = house.quality >= 0.3 ? 90 : 80
  const bunkCm = random.pick([80, 90])
  const kinds: Record<Size['bedsByRoom'][number], readonly Bed[]> = {
    double: [bed('double', doubleCm)],
    twin: [bed('single', singleCm), bed('single', singleCm)],
    single: [bed('single', singleCm)],
    bunk: [bed('bunk', bunkCm)],
  }
  const bedrooms = bedsByRoom.map((kind, index) => ({ place: placeOf(house, index), beds: kinds[kind] }))
  const sofas = Array.from({ length: beds.sofas }, () => bed('sofa', 140))
  const mattresses = Array.from({ length: beds.loft }, () => bed('mattress', 90))
  return [
    ...bedrooms,
    ...(sofas.length > 0 ? [{ place: 'living' as const, beds: sofas }] : []),
    ...(mattresses.length > 0 ? [{ place: 'loft' as const, beds: mattresses }] : []),
  ]
}

/** The last bedroom is the annexe; a house with two floors and three bedrooms has one on the ground floor. */
function placeOf({ bedsByRoom, hasAnnex, storeys }: Furnished, index: number): SleepingPlace {
  if (hasAnnex && index === bedsByRoom.length - 1) return 'annexe'
  return storeys === 2 && (index > 0 || bedsByRoom.length < 3) ? 'upstairs' : 'bedroom'
}

function bed(kind: BedKind, widthCm: number): Bed {
  return { kind, widthCm, lengthCm: 200 }
}
