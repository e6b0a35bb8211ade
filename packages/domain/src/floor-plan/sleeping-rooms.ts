/** A bunk bed counts as one bed for two, a mattress is a place in a sleeping loft. */
export const bedKinds = ['double', 'single', 'bunk', 'sofa', 'mattress'] as const
export type BedKind = (typeof bedKinds)[number]
export type Bed = { readonly kind: BedKind; readonly widthCm: number; readonly lengthCm: number }

/** The place of a bed: a bedroom (on the ground floor, upstairs or in the annexe), the living room or the loft. */
export const sleepingPlaces = ['bedroom', 'upstairs', 'annexe', 'living', 'loft'] as const
export type SleepingPlace = (typeof sleepingPlaces)[number]
export type SleepingRoom = { readonly place: SleepingPlace; readonly beds: readonly Bed[] }

const personsIn: Readonly<Record<BedKind, number>> = { double: 2, single: 1, bunk: 2, sofa: 2, mattress: 1 }

export function sleepersIn(beds: readonly Bed[]): number {
  return beds.reduce((sum, { kind }) => sum + personsIn[kind], 0)
}

export function isBedroom({ place }: SleepingRoom): boolean {
  return place !== 'living' && place !== 'loft'
}

const isPlace = (text: string): text is SleepingPlace => sleepingPlaces.some((place) => place === text)
const isKind = (text: string): text is BedKind => bedKinds.some((kind) => kind === text)
const bedPattern = /^([a-z]+) (\d{2,3})x(\d{3})$/
const maxRooms = 40
const maxBeds = 12

/**
 * Parses the catalogue's text about beds: `bedroom: double 160x200; upstairs: single 90x200, single 90x200; living:
 * sofa 140x200`. Null if any part is malformed: an incomplete list would send guests to the wrong bed.
 */
export function parseSleepingRooms(text: string): SleepingRoom[] | null {
  const rooms = text.split(';').map(parseRoom)
  const known = rooms.filter((room) => room !== null)
  return known.length === rooms.length && known.length <= maxRooms ? known : null
}

function parseRoom(text: string): SleepingRoom | null {
  const [place = '', list = '', ...rest] = text.trim().split(/\s*:\s*/)
  const beds = list.split(',').map((bed) => parseBed(bed.trim()))
  const known = beds.filter((bed) => bed !== null)
  if (!isPlace(place) || rest.length > 0 || known.length < beds.length || known.length > maxBeds) return null
  return { place, beds: known }
}

function parseBed(text: string): Bed | null {
  const [, kind = '', width, length] = bedPattern.exec(text) ?? []
  if (!isKind(kind)) return null
  const bed = { kind, widthCm: Number(width), lengthCm: Number(length) }
  return bed.widthCm >= 60 && bed.widthCm <= 240 && bed.lengthCm <= 240 ? bed : null
}

export function writeSleepingRooms(rooms: readonly SleepingRoom[]): string {
  const bedText = ({ kind, widthCm, lengthCm }: Bed) => `${kind} ${widthCm}x${lengthCm}`
  return rooms.map(({ place, beds }) => `${place}: ${beds.map(bedText).join(', ')}`).join('; ')
}
