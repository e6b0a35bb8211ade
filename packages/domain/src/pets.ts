/** A guest's requirement about pets. */
export type PetRequirement = { kind: 'bring'; pets: number } | { kind: 'none-allowed' }

/** The filter value for a house without pets. */
export const noPetsValue = 4

/** 1 to 3 is the number of pets the guests bring. */
export function findPetRequirement(value: number): PetRequirement | null {
  if (value === noPetsValue) return { kind: 'none-allowed' }
  return value === 1 || value === 2 || value === 3 ? { kind: 'bring', pets: value } : null
}
