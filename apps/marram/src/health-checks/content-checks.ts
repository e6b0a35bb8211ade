import { editionsOf } from '@marram/contract/agency/agency'
import { describeMissing, findMissing } from '@marram/database/agency/find-missing'
import { readTerms } from '@marram/database/agency/read-terms'
import { findUnfinishedEntries } from '@marram/database/content/unfinished-entries'
import { countHousesWithoutPhoto } from '@marram/database/houses-without-photo'
import { copenhagenDay } from '@marram/domain/iso-day'
import { setOn } from '@marram/domain/terms'
import { type Finding, failed, fine, type OpenedContext, warning } from './check.ts'

/** Houses and texts of the demo agency, which an agency of one's own does not want. */
export async function checkDemo({ config, database: { db } }: OpenedContext): Promise<Finding> {
  const user = await db.selectFrom('user_account').where('is_demo', '=', true).select('id').limit(1).executeTakeFirst()
  if (!user) return fine('None of the data are those of the demo agency.')
  if (config.mode === 'demo') return fine('This is the demo agency.')
  return failed('The database holds the demo agency: choose another with DATABASE_URL or MARRAM_DATA.')
}

/** The same list that keeps guests out. */
export async function checkMissing({ config, database: { db }, agency }: OpenedContext): Promise<Finding> {
  const missing = await findMissing(db)
  const editions = agency ? editionsOf(agency.profile).join(', ') : ''
  if (missing.length === 0) return fine(`Profile, houses and the legal pages of ${editions} are there.`)
  const effect = config.mode === 'production' ? 'Guests cannot come in' : 'Production would stay closed'
  return failed(`${effect} until there is: ${describeMissing(missing)}.`)
}

export async function checkTerms({ database: { db }, now }: OpenedContext): Promise<Finding> {
  const set = setOn(copenhagenDay(now()), await readTerms(db))
  if (set) return fine(`The terms of ${set.validFrom} are in force.`)
  return warning('No terms are set, so bookings get the standard ones: write yours with marram terms export and set.')
}

export async function checkPhotos({ database: { db } }: OpenedContext): Promise<Finding> {
  const { houses, without, name } = await countHousesWithoutPhoto(db)
  if (houses === 0) return warning('There is no active house yet: import them with marram catalogue from-csv.')
  if (without === houses)
    return failed('No house has a photo: bring them in a catalogue file, as docs/catalogue-format.md describes.')
  if (without > 0)
    return warning(
      `${without} of ${houses} houses have no photo, such as ${name}: see marram data-status --missing images.`,
    )
  return fine(`All ${houses} houses have photos.`)
}

export async function checkPlaces({ database: { db } }: OpenedContext): Promise<Finding> {
  const open = await findUnfinishedEntries(db)
  if (open.length === 0) return fine('No text has a place to fill in.')
  return warning(`Texts with places to fill in stay drafts: ${open.join(', ')}.`)
}
