import { languageIds } from '@marram/domain/edition'
import { mediaKinds } from '@marram/domain/picture-tag'
import { chargeTypes } from '@marram/domain/price-plan'
import * as v from 'valibot'

/*
 * Checks of the broker's responses: one for each scalar of its schema, and one for each directive that narrows a
 * field's type.
 */

export const whole = v.pipe(v.number(), v.safeInteger())
export const day = v.pipe(v.string(), v.isoDate())
/** An ISO date-time in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const language = v.picklist(languageIds)
export const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))
export const chargeType = v.picklist(chargeTypes)
export const mediaKind = v.picklist(mediaKinds)
export const weatherSource = v.picklist(['climate-model', 'met-norway'])
