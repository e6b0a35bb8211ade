import * as daAreas from './da/areas.ts'
import * as daFeatures from './da/features.ts'
import * as daHouse from './da/house.ts'
import * as daOpenings from './da/openings.ts'
import * as daOutdoors from './da/outdoors.ts'
import * as daCriticism from './da/review-criticism.ts'
import * as daPraise from './da/review-praise.ts'
import * as daResponses from './da/review-responses.ts'
import * as daTitles from './da/title-words.ts'
import * as deAreas from './de/areas.ts'
import * as deFeatures from './de/features.ts'
import * as deHouse from './de/house.ts'
import * as deOpenings from './de/openings.ts'
import * as deOutdoors from './de/outdoors.ts'
import * as deCriticism from './de/review-criticism.ts'
import * as dePraise from './de/review-praise.ts'
import * as deResponses from './de/review-responses.ts'
import * as deTitles from './de/title-words.ts'
import * as enAreas from './en/areas.ts'
import * as enFeatures from './en/features.ts'
import * as enHouse from './en/house.ts'
import * as enOpenings from './en/openings.ts'
import * as enOutdoors from './en/outdoors.ts'
import * as enCriticism from './en/review-criticism.ts'
import * as enPraise from './en/review-praise.ts'
import * as enResponses from './en/review-responses.ts'
import * as enTitles from './en/title-words.ts'
import { trilingual } from './sentence.ts'

export const locators = trilingual(daTitles.locators, deTitles.locators, enTitles.locators)
export const tails = trilingual(daTitles.tails, deTitles.tails, enTitles.tails)

export const openings = trilingual(daOpenings.openings, deOpenings.openings, enOpenings.openings)
export const builds = trilingual(daHouse.builds, deHouse.builds, enHouse.builds)
export const renovations = trilingual(daHouse.renovations, deHouse.renovations, enHouse.renovations)
export const living = trilingual(daHouse.living, deHouse.living, enHouse.living)
export const kitchen = trilingual(daHouse.kitchen, deHouse.kitchen, enHouse.kitchen)
export const sleeping = trilingual(daHouse.sleeping, deHouse.sleeping, enHouse.sleeping)
export const features = trilingual(daFeatures.features, deFeatures.features, enFeatures.features)
export const terrace = trilingual(daOutdoors.terrace, deOutdoors.terrace, enOutdoors.terrace)
export const pets = trilingual(daOutdoors.pets, deOutdoors.pets, enOutdoors.pets)
export const notes = trilingual(daOutdoors.notes, deOutdoors.notes, enOutdoors.notes)
export const areas = trilingual(daAreas.areas, deAreas.areas, enAreas.areas)

export const intros = trilingual(daPraise.intros, dePraise.intros, enPraise.intros)
export const praise = trilingual(daPraise.praise, dePraise.praise, enPraise.praise)
export const closings = trilingual(daPraise.closings, dePraise.closings, enPraise.closings)
export const complaints = trilingual(daCriticism.complaints, deCriticism.complaints, enCriticism.complaints)
export const failures = trilingual(daCriticism.failures, deCriticism.failures, enCriticism.failures)
export const responses = trilingual(daResponses.responses, deResponses.responses, enResponses.responses)
