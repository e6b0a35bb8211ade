import * as v from 'valibot'
import { readAgencyFile } from '../../agency.ts'
import { archetypeKeys } from '../house/archetypes.ts'
import type { House } from '../house/house.ts'
import { areas } from '../places/areas.ts'
import { findHouseFact } from './house-facts.ts'
import { lineOf, phraseKinds } from './line-schema.ts'
import type { Line } from './sentence.ts'
import { settingKey, settingKeys } from './settings.ts'

const lines = v.array(lineOf(findHouseFact))
const byArchetype = v.strictObject(v.entriesFromList(archetypeKeys, lines))
const bySetting = v.strictObject(v.entriesFromList(settingKeys, lines))
const areaSlugs = areas.map(({ slug }) => slug)
const byArea = v.strictObject(v.entriesFromList(areaSlugs, lines))

function chapter<const Entries extends v.ObjectEntries>(name: string, entries: Entries) {
  return readAgencyFile(`texts/houses/${name}.json`, v.strictObject(entries))
}

const aboutHouse = chapter('house', { openings: lines, builds: byArchetype, upkeep: lines })
const aboutPlace = chapter('place', { settings: bySetting, distances: lines, nearby: lines, areas: byArea })
const indoorParts = v.entriesFromList(['living', 'kitchen', 'comforts', 'sleeping', 'bath', 'technology'], lines)
const indoors = chapter('indoors', indoorParts)
const outdoors = chapter('outdoors', v.entriesFromList(['terrace', 'garden', 'outdoors'], lines))
const guests = chapter('guests', v.entriesFromList(['suits', 'season', 'limits'], lines))
const anyHouse = v.entriesFromList(phraseKinds, lines)
const phrases = chapter('phrases', {
  kind: byArchetype,
  this: byArchetype,
  scene: bySetting,
  view: bySetting,
  ...anyHouse,
})

const { openings, upkeep, builds } = aboutHouse
const { distances, nearby, settings } = aboutPlace
const ofAll = { openings, upkeep, distances, nearby, ...indoors, ...outdoors, ...guests }

export const banks = { ofAll, builds, settings, areas: aboutPlace.areas, phrases }

export type Part = keyof typeof ofAll | 'builds' | 'settings' | 'areas'

/** The lines of a part of a description that could be said of a house. */
export function linesOf(part: Part, house: House): readonly Line[] {
  if (part === 'builds') return banks.builds[house.archetype.key]
  if (part === 'settings') return banks.settings[settingKey(house)]
  if (part === 'areas') return banks.areas[house.location.area]
  return ofAll[part]
}

/** Phrases that vary inside sentences; the README of the agency says which form each has. */
export function phrasesOf(house: House): Readonly<Record<string, readonly Line[]>> {
  const { kind, this: these, scene, view, ...others } = phrases
  const [type, setting] = [house.archetype.key, settingKey(house)]
  return { kind: kind[type], this: these[type], scene: scene[setting], view: view[setting], ...others }
}

/** Things of a kind, of which a sentence lists those that the house has. */
export const lists = readAgencyFile('texts/houses/lists.json', v.record(v.string(), lines))

/** All nouns are neuter in Danish and German; German adjectives are without their ending. */
export const titleParts = chapter('titles', {
  nouns: byArchetype,
  adjectives: lines,
  places: bySetting,
  features: lines,
})
