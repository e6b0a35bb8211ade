export type Party = Readonly<{ adults: number; children: number; infants: number; pets: number }>

/** Whom a price is for as long as the guest has not said otherwise. */
export const defaultParty: Party = { adults: 2, children: 0, infants: 0, pets: 0 }

type Capacity = Readonly<{ maxPersons: number; maxPets: number }>

export type PartyRefusal = 'empty-party' | 'too-many-persons' | 'too-many-pets'

/** Against the house's maximum and in per-person prices; as is usual in Denmark, one infant comes on top for free. */
export function countedPersons(party: Party): number {
  return party.adults + party.children + Math.max(0, party.infants - 1)
}

/** No adult, or numbers that count nobody (negative, broken), is an empty party: no one to let the house to. */
export function partyRefusal(party: Party, capacity: Capacity): PartyRefusal | null {
  const counts = [party.adults, party.children, party.infants, party.pets]
  if (party.adults < 1 || counts.some((count) => !Number.isSafeInteger(count) || count < 0)) return 'empty-party'
  if (countedPersons(party) > capacity.maxPersons) return 'too-many-persons'
  return party.pets > capacity.maxPets ? 'too-many-pets' : null
}
