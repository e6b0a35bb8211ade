/** What a guest asks of a house about pets. */
export type PetWish = { kind: 'bring'; pets: number } | { kind: 'none-allowed' }

/** The filter value of guests who want a house in which no pets stay. */
export const noPetsValue = 4

/** 1 to 3 is the number of pets the guests bring. */
export function findPetWish(value: number): PetWish | null {
  if (value === noPetsValue) return { kind: 'none-allowed' }
  return value === 1 || value === 2 || value === 3 ? { kind: 'bring', pets: value } : null
}
