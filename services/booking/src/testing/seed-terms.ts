import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

const german = (value: unknown) => ({ 'de-DE': value })
const link = (id: string) => ({ sys: { id, type: 'Link', linkType: 'Entry' } })
const node = (nodeType: string, ...content: object[]) => ({ nodeType, content, data: {} })
const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const paragraph = (value: string) => node('paragraph', words(value))
const cell = (value: string) => node('table-cell', paragraph(value))

/** Rental terms with a table and a box, and the agency's details, in German. */
export async function seedTerms(db: Kysely<Database>): Promise<void> {
  const content = node(
    'document',
    node('heading-2', words('1. Parteien')),
    paragraph('Sie mieten vom Eigentümer.'),
    node('table', node('table-row', cell('bis 90 Tage'), cell('20 %'))),
    { nodeType: 'embedded-entry-block', content: [], data: { target: link('box') } },
  )
  const box = node('document', paragraph('Es besteht keines.'))
  const agency = { name: 'Klit A/S', address: 'Strandvej 1', zipcode: '6857', city: 'Blåvand' }
  const entries = [
    ['terms', 'page', { title: german('Mietbedingungen'), intro: german('Ein Muster.'), content: german(content) }],
    ['box', 'fact', { title: german('Kein Widerrufsrecht'), text: german(box) }],
    ['flow', 'setting', { key: german('bookingflow'), page: german(link('terms')) }],
    ['agency', 'setting', { key: german('administration-details'), setting: german(agency) }],
  ] as const
  const now = new Date('2027-01-01T08:00:00Z')
  const rows = entries.map(([id, type, fields]) => {
    const fieldsJson = JSON.stringify(fields)
    const published = { published: fieldsJson, published_version: 1, first_published_at: now, published_at: now }
    return { id, type, draft: fieldsJson, ...published }
  })
  await db.insertInto('content_entry').values(rows).execute()
}
