import { facilities } from '@marram/domain/facility'
import * as v from 'valibot'
import { readAgencyFile, words } from '../../agency.ts'
import { archetypeKeys } from '../house/archetypes.ts'
import type { House } from '../house/house.ts'
import { areas } from '../places/areas.ts'
import { parseConditions } from './condition.ts'
import { findHouseFact } from './house-facts.ts'
import { lineOf, lineWith } from './line-schema.ts'
import type { Line } from './sentence.ts'
import { settingKeys } from './settings.ts'

const line = lineOf(findHouseFact)
const lines = v.array(line)
const bySetting = v.strictObject(v.entriesFromList(settingKeys, lines))

export const settingLines = readAgencyFile('texts/houses/settings.json', bySetting)
export const buildLines = readAgencyFile(
  'texts/houses/builds.json',
  v.strictObject(v.entriesFromList(archetypeKeys, lines)),
)
export const livingLines = readAgencyFile('texts/houses/living.json', lines)
export const sleepingLines = readAgencyFile('texts/houses/sleeping.json', lines)
export const terraceLines = readAgencyFile('texts/houses/terrace.json', lines)
export const closingLines = readAgencyFile('texts/houses/closing.json', lines)

const areaSlugs = areas.map(({ slug }) => slug)
export const areaLines = readAgencyFile('texts/houses/areas.json', v.strictObject(v.entriesFromList(areaSlugs, lines)))

const facilityKeys = facilities.map(({ key }) => key)
// Keeps the order of the file, on which the draws depend.
const byFacility = v.record(v.picklist(facilityKeys), lines)

/** Lines with their facility, so that a text praises each only once. */
export const comfortLines: readonly (Line & { facility: string })[] = Object.entries(
  readAgencyFile('texts/houses/comforts.json', byFacility),
).flatMap(([facility, ofFacility]) => {
  const isThere = parseConditions([facility], findHouseFact)
  return ofFacility.map(({ when, ...sentence }) => ({
    ...sentence,
    facility,
    when: (house: House) => isThere(house) && (when?.(house) ?? true),
  }))
})

export const { nouns, adjectives, locators, tails } = readAgencyFile(
  'texts/houses/titles.json',
  v.strictObject({
    /** All nouns are neuter in Danish and German except the cabin. */
    nouns: v.strictObject(
      v.entriesFromList(archetypeKeys, v.array(lineWith(findHouseFact, { isCabin: v.optional(v.literal(true)) }))),
    ),
    /** Danish in the neuter and common gender, German without its ending. */
    adjectives: v.array(lineWith(findHouseFact, { common: words })),
    locators: bySetting,
    tails: lines,
  }),
)
