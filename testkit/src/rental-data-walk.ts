import type { Agency } from './agency.ts'
import { dataBlocksOf, vacationRentalFaults } from './vacation-rental.ts'
import { editions, type WalkedPage, walkTo } from './walk-site.ts'

const prefixes = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' } as const

export type RentalDataWalk = { readonly houses: number; readonly pages: number; readonly faults: readonly string[] }

/** Data for search engines missing on the page of a house. */
export function rentalDataFaults({ edition, path, html }: WalkedPage): string[] {
  const data = rentalDataOf(html)
  return vacationRentalFaults(data).map((fault) => `${edition} ${path}: ${fault}`)
}

/** Opens the page of every house in every edition and checks its data for search engines. */
export async function walkRentalData({ port, database }: Pick<Agency, 'port' | 'database'>): Promise<RentalDataWalk> {
  const houses = await database.db.selectFrom('lodging').select(['id', 'name']).orderBy('id').execute()
  const faults: string[] = []
  let pages = 0
  for (const { id, name } of houses) {
    for (const edition of editions) {
      const page = await walkTo(port, edition, `/${prefixes[edition]}-${name.toLowerCase()}/`)
      faults.push(...rentalDataFaults(page))
      if (rentalDataOf(page.html).identifier !== `lodging-${id}`) faults.push(`${edition} ${name}: another identifier`)
      pages += 1
    }
  }
  return { houses: houses.length, pages, faults }
}

function rentalDataOf(html: string): Record<string, unknown> {
  return dataBlocksOf(html).find((block) => block['@type'] === 'VacationRental') ?? {}
}
