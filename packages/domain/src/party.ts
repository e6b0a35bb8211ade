export type Party = Readonly<{ adults: number; children: number; infants: number; pets: number }>

/** The party of a price until the guest chooses one. */
export const defaultParty: Party = { adults: 2, children: 0, infants: 0, pets: 0 }

type Capacity = Readonly<{ maxPersons: number; maxPets: number }>

export type PartyRefusal = 'empty-party' | 'too-many-persons' | 'too-many-pets'

/** Counts against the house's maximum and in per-person prices; as usual in Denmark, the first infant is free. */
export function countedPersons(party: Party): number {
  return party.adults + party.children + Math.max(0, party.infants - 1)
}

/** A party without adults, or with invalid counts (negative, not an integer), is empty. */
export function partyRefusal(party: Party, capacity: Capacity): PartyRefusal | null {
  const counts = [party.adults, party.children, party.infants, party.pets]
  if (party.adults < 1 || counts.some((count) => !Number.isSafeInteger(count) || count < 0)) return 'empty-party'
  if (countedPersons(party) > capacity.maxPersons) return 'too-many-persons'
  return party.pets > capacity.maxPets ? 'too-many-pets' : null
}
