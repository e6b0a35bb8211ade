export type BathroomMinimums = Readonly<{ bathrooms: number; showerRooms: number }>

/**
 * The steps of the bathroom filter. A level is the number of bathrooms plus the number with a shower, so each step adds
 * one requirement: 2 is a bathroom with a shower, 3 a second bathroom, 4 a shower in that one too.
 */
const minimumsByLevel: ReadonlyMap<number, BathroomMinimums> = new Map([
  [2, { bathrooms: 1, showerRooms: 1 }],
  [3, { bathrooms: 2, showerRooms: 1 }],
  [4, { bathrooms: 2, showerRooms: 2 }],
  [5, { bathrooms: 3, showerRooms: 2 }],
  [6, { bathrooms: 3, showerRooms: 3 }],
  [7, { bathrooms: 4, showerRooms: 3 }],
  [8, { bathrooms: 4, showerRooms: 4 }],
])

export const bathroomLevels: readonly number[] = [...minimumsByLevel.keys()]

export function findBathroomMinimums(level: number): BathroomMinimums | null {
  return minimumsByLevel.get(level) ?? null
}
