import { parseLodgingName } from '@marram/domain/lodging-name'

/** What follows the prefix must be a house's name; anything else, like the search page, belongs to the editors. */
export const lodgingNameParams = {
  parse: ({ name }: { name: string }) => {
    const parsed = parseLodgingName(name)
    return parsed === null ? (false as const) : { name: parsed }
  },
  stringify: ({ name }: { name: string }) => ({ name }),
}
