import { agencyTag, editionsOf } from '@marram/contract/agency/agency'
import { type AgencyProfile, agencyProfile } from '@marram/contract/agency/profile'
import { readAgency } from '@marram/database/agency/read-agency'
import { everyTag, notifyTags } from '@marram/database/changes'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { parseIban } from '@marram/domain/payment/bank-account'
import { replacementProblems } from '@marram/i18n/agency/replaced-texts'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import * as v from 'valibot'
import { nearestReadable, palette, weaknesses } from './palette.ts'

/** Throws all problems at once. */
export async function checkProfile(input: unknown): Promise<AgencyProfile> {
  const profile = parseProfile(input)
  const problems = [
    ...(await textProblems(profile)),
    ...pictureProblems(profile),
    ...colourProblems(profile),
    ...bankProblems(profile),
  ]
  if (problems.length > 0) throw refusal(problems)
  return profile
}

/** Saves a new version, unless it says what the newest already says. Pages and mails follow at once. */
export async function saveProfile(db: Kysely<Database>, input: unknown): Promise<'saved' | 'unchanged'> {
  const profile = await checkProfile(input)
  const icons = profile.mark === undefined ? {} : await drawIcons(profile.mark, profile.colours.ground)
  const data = { profile, palette: palette(profile.colours), icons }
  return db.transaction().execute(async (trx) => {
    const newest = await readAgency(trx)
    if (newest && sameText(newest.profile) === sameText(profile)) return 'unchanged'
    await trx
      .insertInto('agency_profile')
      .values({ data: JSON.stringify(data) })
      .execute()
    await notifyTags(trx, [agencyTag, everyTag])
    return 'saved'
  })
}

/** The database orders keys by itself. */
function sameText(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}

function parseProfile(input: unknown): AgencyProfile {
  const parsed = v.safeParse(agencyProfile, input)
  if (parsed.success) return parsed.output
  throw refusal(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'profile'}: ${issue.message}`))
}

const refusal = (problems: readonly string[]): OperatorError =>
  new OperatorError(`The profile was not saved:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)

async function textProblems(profile: AgencyProfile): Promise<string[]> {
  const found = await Promise.all(
    editionsOf(profile).map(async (edition) => {
      const problems = await replacementProblems(edition, profile.editions[edition]?.texts ?? {})
      return problems.map((problem) => `editions.${edition}.texts.${problem}`)
    }),
  )
  return found.flat()
}

function colourProblems({ colours }: AgencyProfile): string[] {
  const [worst] = weaknesses(colours).toSorted((a, b) => a.contrast / a.least - b.contrast / b.least)
  if (!worst) return []
  const { brand, accent, ground } = nearestReadable(colours)
  const found = `${worst.text} on ${worst.on} has a contrast of ${worst.contrast.toFixed(1)}, and guests need ${worst.least}`
  return [
    `colours: texts would be hard to read (${found}). The nearest readable ones: brand ${brand}, accent ${accent}, ground ${ground}`,
  ]
}

/** Not part of the schema, which stored profiles have to pass at every start. */
function bankProblems({ bank }: AgencyProfile): string[] {
  return Object.entries(bank).flatMap(([currency, account]) =>
    account && parseIban(account.iban) === null ? [`bank.${currency}.iban: its check digits do not fit`] : [],
  )
}

const unsafe =
  /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/)|@import/i

function pictureProblems({ mark, logo }: AgencyProfile): string[] {
  const pictures = { mark, 'logo.light': logo?.light, 'logo.dark': logo?.dark }
  return Object.entries(pictures).flatMap(([name, picture]) => {
    if (!picture?.startsWith('data:image/svg')) return []
    const drawing = Buffer.from(picture.split(',')[1] ?? '', 'base64').toString('utf8')
    return unsafe.test(drawing)
      ? [`${name}: the SVG has a script or loads something from outside; export it as plain SVG`]
      : []
  })
}

/** Browsers, phones and the manifest ask for these sides. */
export const iconSides = [32, 180, 192, 512] as const

/** On phones the icon has a ground and a margin, so that round masks cut nothing. */
async function drawIcons(mark: string, ground: string): Promise<Record<string, string>> {
  const original = Buffer.from(mark.split(',')[1] ?? '', 'base64')
  const drawn = iconSides.map(async (side) => {
    const isSmall = side < 100
    const inner = isSmall ? side : Math.round(side * 0.68)
    const sign = await sharp(original, { density: 72 * Math.max(1, inner / 24) })
      .resize(inner, inner, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer()
    const sheet = sharp({
      create: { width: side, height: side, channels: 4, background: isSmall ? '#00000000' : ground },
    })
    const icon = await sheet
      .composite([{ input: sign }])
      .png({ palette: true })
      .toBuffer()
    return [String(side), icon.toString('base64')] as const
  })
  return Object.fromEntries(
    await Promise.all(drawn).catch(() => {
      throw refusal(['mark: the picture could not be read; export it again as SVG or PNG'])
    }),
  )
}
