import type { FacilityGroupKey } from './group.ts'

export type FacilityNames = Record<'da' | 'de' | 'en', string>
/**
 * Words for a facility in a phrase: its name and these comma-separated words of each language; its name alone; or other
 * parts of the phrase search (numbers, distances, change days, pets).
 */
export type PhraseWords = Readonly<FacilityNames> | 'name' | 'elsewhere'
export type FacilityUnit = 'm' | 'm2' | 'kw' | 'mbit'

/** One allowed value of a facility that is neither yes/no nor a number. */
export type FacilityOption = { value: string; names: FacilityNames }

type Common = {
  id: number
  groups: readonly FacilityGroupKey[]
  names: FacilityNames
  /** Google's name in its vacation-rental vocabulary, in English on every edition. */
  amenity?: string
}

/** A feature that a house has or lacks. Stored as '1'; no row means no. */
export type BoolFacility<K extends string = string> = Common & { key: K; valueType: 'bool' }
export type NumberFacility<K extends string = string> = Common & { key: K; valueType: 'number'; unit?: FacilityUnit }
export type StringFacility<K extends string = string> = Common & {
  key: K
  valueType: 'string'
  options: readonly FacilityOption[]
}
export type AnyFacility<K extends string = string> = BoolFacility<K> | NumberFacility<K> | StringFacility<K>

type Groups = readonly FacilityGroupKey[]

export function bool<const K extends string>(
  id: number,
  key: K,
  groups: Groups,
  names: FacilityNames,
  amenity?: string,
): BoolFacility<K> {
  return { id, key, valueType: 'bool', groups, names, ...(amenity === undefined ? {} : { amenity }) }
}

export function number<const K extends string>(
  id: number,
  key: K,
  groups: Groups,
  names: FacilityNames,
  unit?: FacilityUnit,
): NumberFacility<K> {
  return { id, key, valueType: 'number', groups, names, ...(unit === undefined ? {} : { unit }) }
}

export function string<const K extends string>(
  id: number,
  key: K,
  groups: Groups,
  names: FacilityNames,
  options: readonly FacilityOption[],
): StringFacility<K> {
  return { id, key, valueType: 'string', groups, names, options }
}
