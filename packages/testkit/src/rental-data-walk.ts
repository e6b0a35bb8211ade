import type { Agency } from './agency.ts'
import { dataBlocksOf, vacationRentalFaults } from './vacation-rental.ts'
import { visit } from './visit.ts'

const prefixes = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' } as const

export type RentalDataWalk = { readonly houses: number; readonly pages: number; readonly faults: readonly string[] }

/** Opens the page of every house in every edition and reads what search engines are told. */
export async function walkRentalData({ port, database }: Pick<Agency, 'port' | 'database'>): Promise<RentalDataWalk> {
  const houses = await database.db.selectFrom('lodging').select(['id', 'name']).orderBy('id').execute()
  const faults: string[] = []
  let pages = 0
  for (const { id, name } of houses) {
    for (const [edition, prefix] of Object.entries(prefixes)) {
      const host = `${edition}.localhost:${port}`
      const { text } = await visit(port, `/${prefix}-${name.toLowerCase()}/`, { host })
      const data = dataBlocksOf(text).find((block) => block['@type'] === 'VacationRental') ?? {}
      const found = vacationRentalFaults(data)
      if (data.identifier !== `lodging-${id}`) found.push('the identifier is another')
      faults.push(...found.map((fault) => `${edition} ${name}: ${fault}`))
      pages += 1
    }
  }
  return { houses: houses.length, pages, faults }
}
