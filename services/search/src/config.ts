import { type ActiveYears, parseActiveYears } from '@marram/domain/season-horizon'
import { flag, port, setting, text, url } from '@marram/service-kit/setting'
import * as v from 'valibot'

export const demoSearchKey = 'marram-demo-search'

const years = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): ActiveYears => {
    const parsed = parseActiveYears(dataset.value)
    if (parsed !== null) return parsed
    addIssue({ message: 'not a list of years' })
    return NEVER
  }),
)

/** Settings of the service in any process. */
export const searchSettings = {
  searchKey: text('SEARCH_KEY', {
    fallback: demoSearchKey,
    meaning: 'Key that searches carry as bearer; it may only read, and browsers know it.',
  }),
  searchStaffKey: text('SEARCH_STAFF_KEY', {
    optional: true,
    secret: true,
    meaning: 'Key for searches of the staff, who also read the data status; without it nobody can over HTTP.',
  }),
}

/** Settings of the service in its own process. */
export const searchProcessSettings = {
  ...searchSettings,
  activeYears: setting('ACTIVE_YEARS', 'years with commas between, such as 2025,2026,2027', years, {
    optional: true,
    meaning: 'The years whose nights are shown and sold; without it last, this and next year.',
  }),
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3006', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Whether one proxy in front names the caller.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  contentUrl: url('CONTENT_URL', ['http', 'https'], {
    optional: true,
    meaning: 'Where the content service answers; without it free text finds houses and places only.',
  }),
  publicKey: text('PUBLIC_KEY', { fallback: 'marram-demo', meaning: 'Key for requests to the content service.' }),
}
