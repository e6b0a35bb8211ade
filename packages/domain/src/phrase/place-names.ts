import type { Meaning } from './meaning.ts'

/**
 * An area or a town under all its names, or a street if it has `streetIds`. Spellings that fold to the same letters
 * (Rømø, Roemoe, Romo) need not be listed.
 */
export type PhrasePlace = Readonly<{
  names: readonly string[]
  locationIds: readonly number[]
  streetIds?: readonly number[]
}>

// Guests write Henne for Henne Strand.
const omitted = /\s+(strand|havn|by|bad)$/i

/** Folded German names that differ from the folded Danish ones. */
const exonyms: Readonly<Record<string, string>> = { romo: 'rom' }

/** Full names before short ones; towns of the same name are searched together. */
export function placeNames(places: readonly PhrasePlace[], keyOf: (name: string) => string): Map<string, Meaning> {
  const full = new Map<string, Meaning>()
  const short = new Map<string, Meaning>()
  for (const place of places) {
    for (const name of place.names) {
      const key = keyOf(name)
      add(full, key, place, name)
      if (place.streetIds !== undefined) continue
      add(short, key.replaceAll(' ', ''), place, name)
      add(short, keyOf(name.replace(omitted, '')), place, name)
      const exonym = exonyms[key]
      if (exonym !== undefined) add(short, exonym, place, name)
    }
  }
  return new Map([...short, ...full])
}

function add(found: Map<string, Meaning>, key: string, place: PhrasePlace, name: string): void {
  if (key === '') return
  const known = found.get(key)
  const meaning = place.streetIds === undefined ? townOf(place, known) : streetOf(place.streetIds, name, known)
  if (meaning !== null) found.set(key, meaning)
}

function townOf({ locationIds }: PhrasePlace, known: Meaning | undefined): Meaning {
  const others = known?.kind === 'place' ? known.locationIds : []
  return { kind: 'place', locationIds: [...new Set([...others, ...locationIds])] }
}

/** Every town has a Strandvej, so the name stands for all of them. A street must not replace a town's name. */
function streetOf(ids: readonly number[], name: string, known: Meaning | undefined): Meaning | null {
  if (known?.kind === 'place') return null
  const others = known?.kind === 'street' ? [known.value] : []
  return { kind: 'street', value: [...others, ...ids].join(',') || name }
}
