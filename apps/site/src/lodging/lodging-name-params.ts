import { parseLodgingName } from '@marram/domain/lodging-name'

/** The text after the prefix must be a house's name; other paths, like the search page, belong to the editors. */
export const lodgingNameParams = {
  parse: ({ name }: { name: string }) => {
    const parsed = parseLodgingName(name)
    return parsed === null ? (false as const) : { name: parsed }
  },
  stringify: ({ name }: { name: string }) => ({ name }),
}
