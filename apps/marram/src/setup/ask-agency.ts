import { resolve } from 'node:path'
import { checkProfile } from '@marram/content/agency/save-profile'
import { checkTerms } from '@marram/database/agency/save-terms'
import { OperatorError } from '@marram/database/operator-error'
import { copenhagenDay } from '@marram/domain/iso-day'
import { standardTerms, type Terms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import { parseStaff, readTermsFile, type Staff } from './answers.ts'
import type { Prompter } from './prompter.ts'

type Field = { readonly key: string; readonly label: string; readonly isOptional?: boolean; readonly proposal?: string }

const general: readonly Field[] = [
  { key: 'name', label: 'Trade name, as guests know it' },
  { key: 'company', label: 'Legal name of the company' },
  { key: 'registration', label: 'Company registration (CVR, Handelsregister …)', isOptional: true },
  { key: 'vat', label: 'VAT number', isOptional: true },
  { key: 'phone', label: 'Phone, with country code' },
  { key: 'email', label: 'Mail address for guests, also the sender of mails' },
  { key: 'street', label: 'Street and number' },
  { key: 'zipcode', label: 'Postcode' },
  { key: 'city', label: 'Town' },
  { key: 'brand', label: 'Main colour', proposal: '#3a4a63' },
  { key: 'accent', label: 'Colour of buttons', proposal: '#9a4a1a' },
  { key: 'ground', label: 'Colour of the page', proposal: '#f9f9f7' },
]

const ofEdition = (edition: EditionKey): readonly Field[] => [
  { key: `${edition}.region`, label: `${edition}: where the houses are, as after "holiday homes", in that language` },
  { key: `${edition}.promise`, label: `${edition}: headline of the front page` },
  { key: `${edition}.country`, label: `${edition}: country of the address, if foreign there`, isOptional: true },
]

/** Asks for what a profile must have; logo, social links and wording follow with `marram profile`. */
export async function askProfile(prompter: Prompter, editions: readonly EditionKey[]): Promise<unknown> {
  const fields = [...general, ...editions.flatMap(ofEdition)]
  const given = new Map(
    fields.flatMap(({ key, proposal }) => (proposal === undefined ? [] : [[key, proposal] as const])),
  )
  prompter.say('\nThe agency')
  for (;;) {
    for (const field of fields) given.set(field.key, await askField(prompter, field, given.get(field.key)))
    const profile = profileOf(given, editions)
    try {
      return await checkProfile(profile)
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      prompter.say(`${error.message}\nEnter keeps an answer.`)
    }
  }
}

async function askField(prompter: Prompter, { label, isOptional = false }: Field, fallback = ''): Promise<string> {
  for (;;) {
    const answer = await prompter.ask({ label: isOptional ? `${label} (optional)` : label, fallback })
    if (answer !== '' || isOptional) return answer
    prompter.say('Please answer this one.')
  }
}

function profileOf(given: ReadonlyMap<string, string>, editions: readonly EditionKey[]) {
  const of = (key: string): string => given.get(key) ?? ''
  const optional = (name: string, key = name) => (of(key) === '' ? {} : { [name]: of(key) })
  const address = { street: of('street'), zipcode: of('zipcode'), city: of('city') }
  const edition = (key: EditionKey) => ({
    phone: of('phone'),
    email: of('email'),
    address: { ...address, ...optional('country', `${key}.country`) },
    region: of(`${key}.region`),
    promise: of(`${key}.promise`),
  })
  return {
    name: of('name'),
    company: { name: of('company'), ...optional('registration'), ...optional('vat') },
    editions: Object.fromEntries(editions.map((key) => [key, edition(key)])),
    mail: { name: of('name'), address: of('email') },
    colours: { brand: of('brand'), accent: of('accent'), ground: of('ground') },
  }
}

/** Terms are accepted explicitly, because every booking is made under them. */
export async function askTerms(prompter: Prompter, now: Date): Promise<unknown> {
  prompter.say(`\nTerms of bookings made from today on:\n${describeTerms(standardTerms)}`)
  for (;;) {
    const answer = await prompter.ask({ label: 'Type yes to use exactly these, or name the JSON file of yours' })
    if (answer === '') continue
    try {
      const terms = await readTermsFile(answer === 'yes' ? 'standard' : answer, (path) => resolve(path))
      checkTerms({ validFrom: copenhagenDay(now), ...toRecord(terms) })
      return terms
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      prompter.say(error.message)
    }
  }
}

export function toRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

const money = ({ DKK, EUR }: Terms['transactionFee']): string =>
  `${(DKK / 100).toFixed(2)} DKK or ${(EUR / 100).toFixed(2)} EUR`

function describeTerms(terms: Terms): string {
  const { firstInstalment, restDueDaysBeforeArrival, cancellation, rebooking, checkOutHour } = terms
  const steps = cancellation.map(
    ({ fromDaysBefore, keptPercent }) => `until ${fromDaysBefore} days before ${keptPercent} %`,
  )
  return [
    `Booking fee ${money(terms.transactionFee)}, part of every price`,
    `First instalment ${firstInstalment.percent} % within ${firstInstalment.dueDaysAfterBooking} days, the rest ${restDueDaysBeforeArrival} days before arrival`,
    `Cancellation: the agency keeps ${steps.join(', ')}, later everything`,
    `Rebooking until ${rebooking.untilDaysBeforeArrival} days before arrival for ${money(rebooking.fee)}`,
    `Renters are ${terms.minRenterAge} or older; check-in ${terms.checkInHour}:00, check-out ${checkOutHour.ownCleaning}:00 (${checkOutHour.agencyCleaning}:00 if the agency cleans)`,
  ]
    .map((line) => `  ${line}`)
    .join('\n')
}

export async function askStaff(prompter: Prompter): Promise<Staff> {
  prompter.say('\nThe first member of staff')
  for (;;) {
    const email = await prompter.ask({ label: 'Mail address' })
    const firstname = await prompter.ask({ label: 'First name' })
    const lastname = await prompter.ask({ label: 'Last name' })
    const language = await prompter.ask({ label: 'Language (da, de or en)', fallback: 'da' })
    const staff = parseStaff({ email, firstname, lastname, language })
    if (!('problem' in staff)) return staff
    prompter.say(`${staff.problem}.`)
  }
}
